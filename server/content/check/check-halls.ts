import { TO_BE_CONFIRMED } from '../../../src/domain/expo/booth-code.ts';
import { offPlanBooths } from '../booths-off-plan.ts';
import type { Content } from '../content-kinds.ts';
import { errorAt, type Problem, warningAt } from '../problem.ts';
import type { FoundContent } from '../read/found-content.ts';
import type { Sources } from '../read/parse-entries.ts';
import { placeOf } from './place-of.ts';

/** Booths that their hall’s plan does not show, and plans of halls without an exhibitor. */
export function checkHalls({ content, sources, isWhole }: FoundContent): Problem[] {
  const { halls, exhibitors } = content;
  const nameOf = (brand: string) => content.brands.find(({ id }) => id === brand)?.name ?? brand;
  const fileOf = ({ expo, hall }: Content['exhibitors'][number]) => {
    const drawn = halls.find((each) => each.expo === expo && each.hall === hall);
    return drawn ? ` (${placeOf(sources, drawn).file})` : '';
  };
  const used = new Set(exhibitors.map(({ expo, hall }) => `${expo} ${hall}`));
  return [
    ...offPlanBooths(content).map((exhibitor) =>
      warningAt(
        placeOf(sources, exhibitor, 'booth'),
        isToBeConfirmed(exhibitor)
          ? `The booth of ${nameOf(exhibitor.brand)} is still to be confirmed. Until then it is listed as ${TO_BE_CONFIRMED}, and not on the map.`
          : `${exhibitor.booth}, the booth of ${nameOf(exhibitor.brand)}, is not on the plan of ${exhibitor.hall}${fileOf(exhibitor)}. The brand is listed, but not on the map.`,
      ),
    ),
    ...halls
      .filter(({ expo, hall }) => !used.has(`${expo} ${hall}`) && isWhole('exhibitors'))
      .map((drawn) =>
        warningAt(placeOf(sources, drawn, 'hall'), `No exhibitor is in “${drawn.hall}” of ${drawn.expo}.`),
      ),
    ...boothsOfTwoHalls(content, sources),
    ...sharedBooths(content, sources),
    ...(isWhole('halls') ? unknownHalls(content, sources) : []),
    ...(isWhole('halls', 'exhibitors') ? unknownPlaces(content, sources) : []),
  ];
}

/** Addresses and lists name a booth without its hall. */
function boothsOfTwoHalls({ exhibitors }: Content, sources: Sources): Problem[] {
  const first = firstOfEach(exhibitors, boothOf);
  const hallOf = new Map(first.map((exhibitor) => [boothOf(exhibitor), exhibitor.hall]));
  return exhibitors
    .filter((exhibitor) => hallOf.get(boothOf(exhibitor)) !== exhibitor.hall && !isToBeConfirmed(exhibitor))
    .map((exhibitor) =>
      errorAt(
        placeOf(sources, exhibitor, 'booth'),
        `${exhibitor.booth} is in ${hallOf.get(boothOf(exhibitor))} already. At an expo, no two halls have the same booth.`,
      ),
    );
}

/** Brands may share a booth, but one of them may be a slip. */
function sharedBooths({ exhibitors }: Content, sources: Sources): Problem[] {
  const first = new Map(firstOfEach(exhibitors, boothOf).map((exhibitor) => [boothOf(exhibitor), exhibitor]));
  return exhibitors.flatMap((exhibitor) => {
    const other = first.get(boothOf(exhibitor));
    return !other || other.brand === exhibitor.brand || isToBeConfirmed(exhibitor)
      ? []
      : warningAt(
          placeOf(sources, exhibitor, 'booth'),
          `${exhibitor.booth} is the booth of ${other.brand}, too. That is right if the two share it.`,
        );
  });
}

const isToBeConfirmed = ({ booth }: Content['exhibitors'][number]) => booth === TO_BE_CONFIRMED;

const boothOf = ({ expo, booth }: Content['exhibitors'][number]) => `${expo} ${booth}`;

/** Where an expo has plans, a hall without one may be a slip: named once for each hall. */
function unknownHalls({ halls, exhibitors }: Content, sources: Sources): Problem[] {
  return firstOfEach(exhibitors, ({ expo, hall }) => `${expo} ${hall}`).flatMap((exhibitor) => {
    const { expo, hall } = exhibitor;
    const drawn = halls.filter((plan) => plan.expo === expo).map((plan) => plan.hall);
    return drawn.length === 0 || drawn.includes(hall)
      ? []
      : warningAt(
          placeOf(sources, exhibitor, 'hall'),
          `There is no plan of “${hall}”. ${expo} has plans of: ${drawn.join(', ')}.`,
        );
  });
}

/** A talk is at a place of a plan, such as a stage, or just in a hall. */
function unknownPlaces({ halls, exhibitors, programme }: Content, sources: Sources): Problem[] {
  return firstOfEach(programme, ({ expo, place }) => `${expo} ${place}`).flatMap((talk) => {
    const plans = halls.filter(({ expo }) => expo === talk.expo);
    const rooms = exhibitors.filter(({ expo }) => expo === talk.expo).map(({ hall }) => hall);
    const stages = plans.flatMap(({ plan }) =>
      plan.places.filter(({ kind }) => kind === 'stage').map(({ label }) => label),
    );
    const others = plans.flatMap(({ plan }) => plan.places.map(({ label }) => label));
    const known = new Set([...stages, ...plans.map(({ hall }) => hall), ...rooms, ...others].filter(Boolean));
    const talks = programme.filter(({ expo, place }) => expo === talk.expo && place === talk.place).length;
    return plans.length === 0 || known.has(talk.place)
      ? []
      : warningAt(
          placeOf(sources, talk, 'place'),
          `“${talk.place}”${talks > 1 ? `, which ${talks} talks name,` : ''} is on no plan of ${talk.expo}. On its plans are: ${[...known].join(', ')}.`,
        );
  });
}

function firstOfEach<T>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
  const first = new Map<string, T>();
  for (const entry of entries) if (!first.has(keyOf(entry))) first.set(keyOf(entry), entry);
  return [...first.values()];
}
