import { Sparkles } from 'lucide-react';
import { fillPath, paths } from '../domain/routing/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import styles from './app-banners.module.css';

type Props = { update: { apply: () => void } | null; wasSignedOut: boolean };

export default function BannerList({ update, wasSignedOut }: Props) {
  return (
    <>
      {update && (
        <p className={styles.banner}>
          <Sparkles size={18} aria-hidden />
          New version ready
          <Button variant="light" onClick={update.apply}>
            Update
          </Button>
        </p>
      )}
      {wasSignedOut && (
        <p className={styles.banner}>
          You were signed out. What you saved is kept for you.
          <ButtonLink variant="light" href={fillPath(paths.signIn)}>
            Log in
          </ButtonLink>
        </p>
      )}
    </>
  );
}
