import { ChevronDown } from 'lucide-react';
import { messageTime } from '../../domain/time/kl-time.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './inbox.module.css';
import type { NoticeNow } from './model.ts';

type Props = { notice: NoticeNow; nowMs: number; onRead: (isRead: boolean) => void };

/** Its first lines; unfolded the whole of it, which is then read. */
export function NoticeRow({ notice, nowMs, onRead }: Props) {
  const { title, body, path, createdAt, isRead } = notice;
  return (
    <li data-unread={!isRead || undefined}>
      <details
        className={styles.notice}
        onToggle={({ currentTarget }) => currentTarget.open && !isRead && onRead(true)}
      >
        <summary>
          <span className={styles.dot} aria-hidden />
          <span className={styles.words}>
            <span className={styles.title}>
              {!isRead && <span className="visually-hidden">Unread: </span>}
              {title}
            </span>
            <span className={styles.start}>{body}</span>
          </span>
          <time dateTime={createdAt}>{messageTime(Date.parse(createdAt), nowMs)}</time>
          <ChevronDown size={20} aria-hidden />
        </summary>
        <p>{body}</p>
        <div className={styles.actions}>
          {path && <ButtonLink href={path}>Open</ButtonLink>}
          <Button variant="quiet" onClick={() => onRead(!isRead)}>
            {isRead ? 'Mark as unread' : 'Mark as read'}
          </Button>
        </div>
      </details>
    </li>
  );
}
