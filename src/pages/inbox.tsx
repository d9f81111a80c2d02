import { paths } from '../domain/paths.ts';
import { InboxList } from '../features/inbox/inbox-list.tsx';
import { OutboxList } from '../features/outbox/outbox-list.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { HeadText, PageProps } from './page.ts';

export const head = (): HeadText => ({ noIndex: true });

const nothing = (
  <Notice
    level={2}
    title="Nothing here yet"
    text="When a booth moves, a question is answered or points arrive, you read it here first."
    picture="mailbox"
  >
    <ButtonLink href={paths.expo}>See the expos</ButtonLink>
  </Notice>
);

export function Page({ at }: PageProps) {
  return (
    <AccountFrame at={at}>
      <InboxList empty={nothing} />
      <OutboxList troubleOf="inbox." />
    </AccountFrame>
  );
}
