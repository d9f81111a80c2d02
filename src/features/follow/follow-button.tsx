import { useAtomValue } from 'jotai';
import { BellRing, Clock, Plus } from 'lucide-react';
import { fill, paths } from '../../domain/paths.ts';
import { perform } from '../../platform/outbox.ts';
import { isAuthAtom } from '../../platform/session.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { followState } from './model.ts';
import { useFollows } from './use-follows.ts';

type Props = {
  slug: string;
  name: string;
  /** Where signing in leads back to. */
  here: string;
};

/** Follows a brand, with or without signal. Whoever is not signed in is sent to do that first. */
export function FollowButton({ slug, name, here }: Props) {
  const isAuth = useAtomValue(isAuthAtom);
  const alert = useAlert();
  const { data = [], readRev, entries } = useFollows();
  if (!isAuth) {
    return (
      <ButtonLink href={fill(paths.signIn, { returnUrl: here })}>
        <Plus size={18} aria-hidden />
        Follow <span className="visually-hidden">{name}</span>
      </ButtonLink>
    );
  }
  const { isFollowed, isPending } = followState(slug, data, readRev, entries);
  const Mark = isPending ? Clock : isFollowed ? BellRing : Plus;
  const toggle = () =>
    perform('brand.follow', { slug, isFollowed: !isFollowed }).catch(() =>
      alert('error', 'This phone cannot store anything right now'),
    );
  return (
    <Button
      look={isFollowed ? 'outline' : 'solid'}
      aria-pressed={isFollowed}
      data-pending={isPending || undefined}
      onClick={() => void toggle()}
    >
      <Mark size={18} aria-hidden />
      {isFollowed ? 'Following' : 'Follow'}
      <span className="visually-hidden">
        {name}
        {isPending && ', not sent yet'}
      </span>
    </Button>
  );
}
