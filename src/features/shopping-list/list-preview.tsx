import type { Expo } from '../../domain/expo/expo.ts';
import { inOrder } from '../../domain/shop/list-order.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { codeOnMap } from './code-on-map.ts';
import { tickItem } from './item-actions.ts';
import { type FindBooth, ItemRow } from './item-row.tsx';
import { doneLabel, type OptimisticItem } from './optimistic-items.ts';
import styles from './shopping-list.module.css';
import { useHeldRows } from './use-held-rows.ts';
import { listNameOf, listPathOf, useLists } from './use-lists.ts';

const SHOWN = 4;

/** How far the list is that the visitor uses for one expo, and what is next on it, by booth. */
export function ListPreview({ expo, findBooth }: { expo: Expo; findBooth?: FindBooth }) {
  const { usual, state } = useLists(expo.id);
  const { items } = usual;
  const rows = useHeldRows();
  const alert = useAlert();
  const href = listPathOf(usual, usual, expo.slug);
  const open = inOrder(items, 'aisle', rows.isPlacedDone, codeOnMap(findBooth))
    .flatMap((group) => group.items)
    .filter((item) => !rows.isPlacedDone(item));
  if (state === 'loading')
    return (
      <Section title="Shopping list">
        <Skeleton shape="row" label="Loading your list" count={SHOWN} />
      </Section>
    );
  const isKnown = state === 'success';
  return (
    <Section
      title={listNameOf(usual, 'Shopping list')}
      moreLink={items.length > 0 ? { label: doneLabel(items), href } : undefined}
    >
      {items.length > 0 && (
        <ProgressBar
          value={items.filter(({ ticked }) => ticked).length}
          max={items.length}
          label={doneLabel(items)}
        />
      )}
      {open.length > 0 ? (
        <ul className={styles.items} aria-label="Still to buy">
          {open.slice(0, SHOWN).map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              heldAs={rows.heldAs(item)}
              expoSlug={expo.slug}
              findBooth={findBooth}
              onTick={(tapped) =>
                rows.hold(tapped) && void tickItem(tapped, !tapped.ticked).catch(alertNotStored(alert))
              }
            />
          ))}
        </ul>
      ) : (
        <p>{isKnown ? noneOpen(items) : 'Your list didn’t load.'}</p>
      )}
      {(items.length === 0 || open.length > SHOWN) && (
        <ButtonLink variant="outline" href={href}>
          {items.length > 0 ? 'See the whole list' : isKnown ? 'Start a list' : 'Open your list'}
        </ButtonLink>
      )}
    </Section>
  );
}

const noneOpen = (items: readonly OptimisticItem[]) =>
  items.length > 0 ? 'Everything on your list is done.' : 'Nothing on your list yet.';
