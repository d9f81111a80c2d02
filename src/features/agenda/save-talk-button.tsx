// @script browse

import { Bookmark } from 'lucide-react';
import type { Talk } from '../../domain/expo/expo.ts';
import { paths } from '../../domain/routing/paths.ts';
import { importComponent } from '../../platform/import-with-retry.ts';
import { useSignedInPart } from '../../platform/session/use-signed-in-part.ts';
import { useTapAfterSignIn } from '../../platform/session/use-tap-after-sign-in.ts';
import { Link } from '../../ui/link.tsx';
import { useAuthPath } from '../../ui/use-auth-path.ts';
import styles from './save-talk.module.css';

// Signed-out visitors do not need the outbox and its schemas.
const toggle = { load: () => importComponent(() => import('./save-talk-toggle.tsx')) };

export type SaveTalkProps = { expoId: string; item: Talk };

/**
 * Puts a talk on the agenda or takes it off; one that is over can only be taken off. For signed-out visitors, a link to
 * sign in and return.
 */
export function SaveTalkButton(props: SaveTalkProps & { isOver: boolean }) {
  const Toggle = useSignedInPart(toggle);
  if (Toggle) return <Toggle {...props} />;
  return props.isOver ? null : <SignInLink {...props} />;
}

function SignInLink({ expoId, item }: SaveTalkProps) {
  const tap = useTapAfterSignIn(useAuthPath()(paths.signIn), {
    kind: 'talk',
    about: { expoId, item },
    outcome: `“${item.title}” is saved`,
  });
  return (
    <Link {...tap} className={styles.save} aria-label={`Save ${item.title}`}>
      <Bookmark size={22} aria-hidden />
    </Link>
  );
}
