import { errorAt, type Problem, warningAt } from '../problem.ts';
import { allOf, type FoundContent } from '../read/found-content.ts';
import { placeOf } from './place-of.ts';

/** Star buys that save nothing or are shown nowhere, and answers from before their question. */
export function checkPrices(found: FoundContent): Problem[] {
  const { content, sources } = found;
  const usual = new Map(allOf(found, 'products').map(({ id, price }) => [id, price]));
  const expos = allOf(found, 'expos').filter(({ showStarBuys }) => showStarBuys === false);
  const hiding = new Set(expos.map(({ id }) => id));
  const asked = new Map(content.questions.map((question) => [question.slug, question.asked]));
  return [
    ...content['star-buys']
      .filter(({ product, price }) => price >= (usual.get(product) ?? Number.POSITIVE_INFINITY))
      .map((starBuy) =>
        errorAt(placeOf(sources, starBuy, 'price'), `is not below the usual price of ${starBuy.product}.`),
      ),
    ...content['star-buys']
      .filter(({ expo }) => hiding.has(expo))
      .map((starBuy) =>
        warningAt(placeOf(sources, starBuy, 'expo'), `${starBuy.expo} does not show star buys.`),
      ),
    ...content.answers
      .filter(({ question, answered }) => answered < (asked.get(question) ?? ''))
      .map((answer) => warningAt(placeOf(sources, answer, 'answered'), 'is before the question was asked.')),
  ];
}

/** Where `freeEntry` is true: an expo at which visitors pay at the door. */
export const checkFreeEntry = ({ content, sources }: FoundContent): Problem[] =>
  content.expos
    .filter(({ entry }) => /\d/.test(entry ?? ''))
    .map((expo) =>
      warningAt(
        placeOf(sources, expo, 'entry'),
        'names a price or another number, but “freeEntry” in organiser.json is true: visitors and search engines are told that entry is free.',
      ),
    );
