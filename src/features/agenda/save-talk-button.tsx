// @script browse

import { useAtomValue } from 'jotai';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ProgrammeItem } from '../../domain/expo/expo.ts';
import { authPath, paths } from '../../domain/routing/paths.ts';
import { importComponent } from '../../platform/import-part.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { Link } from '../../ui/link.tsx';
import styles from './save-talk.module.css';

// Signed-out visitors do not need the outbox and its schemas.
const SaveTalkToggle = lazy(() => importComponent(() => import('./save-talk-toggle.tsx')));

export type SaveTalkProps = { expoId: string; item: ProgrammeItem };

/** Puts a talk on the agenda or takes it off. For signed-out visitors, a link to sign in and return. */
export function SaveTalkButton(props: SaveTalkProps) {
  const isAuth = useAtomValue(isAuthAtom);
  if (!isAuth) return <SignInLink title={props.item.title} />;
  return (
    <Suspense fallback={<span className={styles.save}>{icon}</span>}>
      <SaveTalkToggle {...props} />
    </Suspense>
  );
}

const icon = <Bookmark size={22} aria-hidden />;

function SignInLink({ title }: { title: string }) {
  const [pathname] = useLocation();
  const search = useSearch();
  return (
    <Link
      className={styles.save}
      href={authPath(paths.signIn, search ? `${pathname}?${search}` : pathname)}
      aria-label={`Save ${title}`}
    >
      {icon}
    </Link>
  );
}
