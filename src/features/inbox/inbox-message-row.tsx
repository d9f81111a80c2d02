import {
  Baby,
  Bell,
  CalendarDays,
  ChevronDown,
  Gift,
  ListChecks,
  type LucideIcon,
  MapPin,
  Package,
  QrCode,
  Star,
  Tag,
  Ticket,
  Users,
} from 'lucide-react';
import { messageTime } from '../../domain/time/expo-time-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './inbox.module.css';
import { type MessageKind, messageKind } from './message-kind.ts';
import type { OptimisticInboxMessage } from './optimistic-inbox.ts';

type Props = { message: OptimisticInboxMessage; nowMs: number; onReadChange: (isRead: boolean) => void };

const icons: Readonly<Record<MessageKind, LucideIcon>> = {
  pass: QrCode,
  points: Star,
  family: Baby,
  order: Package,
  voucher: Ticket,
  'gift-card': Gift,
  booth: MapPin,
  offer: Tag,
  list: ListChecks,
  community: Users,
  expo: CalendarDays,
  other: Bell,
};

/** The first lines of a message, or all of it when opened. Opening marks it as read. */
export function InboxMessageRow({ message, nowMs, onReadChange }: Props) {
  const { title, body, path, createdAt, isRead } = message;
  const kind = messageKind(path);
  const Icon = icons[kind];
  return (
    <li data-unread={!isRead || undefined}>
      <details
        className={styles.notice}
        onToggle={({ currentTarget }) => currentTarget.open && !isRead && onReadChange(true)}
      >
        <summary>
          <span className={styles.kind} data-kind={kind} aria-hidden>
            <Icon size={20} />
          </span>
          <span className={styles.words}>
            <span className={styles.title}>
              {!isRead && <span className="visually-hidden">Unread: </span>}
              {title}
            </span>
            <time dateTime={createdAt}>{messageTime(Date.parse(createdAt), nowMs)}</time>
            <span className={styles.start}>{body}</span>
          </span>
          <ChevronDown size={20} aria-hidden />
        </summary>
        <p>{body}</p>
        <div className={styles.actions}>
          {path && (
            <ButtonLink href={path}>
              Open<span className="visually-hidden"> {title}</span>
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={() => onReadChange(!isRead)}>
            {isRead ? 'Mark as unread' : 'Mark as read'}
          </Button>
        </div>
      </details>
    </li>
  );
}
