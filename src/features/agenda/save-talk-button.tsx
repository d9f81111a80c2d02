// @script browse

import { useAtomValue } from 'jotai';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ProgrammeItem } from '../../domain/expo/expo.ts';
import { paths } from '../../domain/routing/paths.ts';
import { importComponent } from '../../platform/import-part.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { useEarlyTap } from '../../platform/session/use-early-tap.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { useAuthPath } from '../../ui/use-auth-path.ts';
import styles from './save-talk.module.css';

// Signed-out visitors do not need the outbox and its schemas.
const loadToggle = () => importComponent(() => import('./save-talk-toggle.tsx'));
const SaveTalkToggle = lazy(loadToggle);

export type SaveTalkProps = { expoId: string; item: ProgrammeItem };

/**
 * Puts a talk on the agenda or takes it off; one that is over can only be taken off. For signed-out visitors, a link to
 * sign in and return.
 */
export function SaveTalkButton(props: SaveTalkProps & { isOver: boolean }) {
  const isAuth = useAtomValue(isAuthAtom);
  const link = props.isOver ? null : <SignInLink {...props} />;
  if (!isAuth) return link;
  return (
    <Suspense fallback={link}>
      <SaveTalkToggle {...props} />
    </Suspense>
  );
}

function SignInLink({ expoId, item }: SaveTalkProps) {
  const alert = useAlert();
  const tap = useEarlyTap(
    useAuthPath()(paths.signIn),
    () => loadToggle().then(({ setSaved }) => setSaved(alert, { expoId, item }, true)),
    { kind: 'talk', about: { expoId, item }, outcome: `“${item.title}” is saved` },
  );
  return (
    <Link {...tap} className={styles.save} aria-label={`Save ${item.title}`}>
      <Bookmark size={22} aria-hidden />
    </Link>
  );
}
