import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { navigate } from 'wouter/use-browser-location';
import { type Expo, expoPhase } from '../../domain/expo/expo.ts';
import { announced } from '../../domain/expo/programme.ts';
import { checkInPath, expoPath } from '../../domain/routing/paths.ts';
import { counted } from '../../domain/text/counted.ts';
import { clockLabel, dayRange } from '../../domain/time/dates.ts';
import { offeredTalks } from '../../features/agenda/offered-talks.ts';
import { useAgenda } from '../../features/agenda/use-agenda.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { nowMs, todayAtom } from '../../platform/clock.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { cannotStoreText } from '../../platform/pending-text.ts';
import { useNow } from '../../platform/use-now.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from '../offer.module.css';

/** Another phone's agenda: what it would add here, and the tap that adds it. */
export function OfferedAgenda({ expo, talkIds }: { expo: Expo; talkIds: readonly string[] }) {
  const today = useAtomValue(todayAtom);
  const alert = useAlert();
  const { data, errorUpdateCount } = useQuery(expoQueries.detail(expo.slug));
  const now = useNow();
  const saved = useAgenda(expo.id).map(({ talkId }) => talkId);
  if (!data)
    return errorUpdateCount === 0 ? (
      <Skeleton shape="row" label="Loading the talks" count={1} />
    ) : (
      <p role="alert">We couldn’t load the programme of {expo.name}. Go online, then scan the code again.</p>
    );
  const { talks, savedCount, overCount, unknownCount } = offeredTalks(
    talkIds,
    data.programme,
    saved,
    now ?? nowMs(),
  );
  // Where the agenda of that expo is shown.
  const next = expoPhase(expo, today) === 'running' ? checkInPath : expoPath(expo.slug);
  const add = async () => {
    try {
      for (const item of talks)
        await dispatchAction('agenda.set', {
          expoId: expo.id,
          talkId: item.id ?? '',
          isSaved: true,
          talk: announced(item),
        });
      alert('success', `${counted(talks.length, 'talk')} added`);
      navigate(next, { replace: true });
    } catch (error) {
      alert('error', cannotStoreText(error));
    }
  };
  return (
    <section className={styles.offer} aria-labelledby="offered-agenda">
      <h2 id="offered-agenda">
        {talks.length > 0 ? `Add ${counted(talks.length, 'talk')} to your agenda?` : 'Nothing to add'}
      </h2>
      <p>From another phone, for {expo.name}.</p>
      <ul>
        {talks.map((talk) => (
          <li key={talk.id}>
            <b>{talk.title}</b>
            <span>
              {dayRange(talk.date, talk.date, today)}, {clockLabel(talk.startTime)}
            </span>
          </li>
        ))}
      </ul>
      {savedCount > 0 && <p>{counted(savedCount, 'talk')} you’ve saved already.</p>}
      {overCount > 0 && <p>{counted(overCount, 'talk')} already over.</p>}
      {unknownCount > 0 && <p>{counted(unknownCount, 'talk')} not on the programme that this device has.</p>}
      <div className={styles.actions}>
        {talks.length > 0 && <Button onClick={() => void add()}>Add to my agenda</Button>}
        <ButtonLink variant="outline" href={next}>
          {talks.length > 0 ? 'No, thanks' : 'Go on'}
        </ButtonLink>
      </div>
    </section>
  );
}
