import type { Content } from '../content-kinds.ts';
import { errorAt, type Problem, warningAt } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { placeOf } from './place-of.ts';

/** Star buys that save nothing or are shown nowhere, and answers from before their question. */
export function checkPrices(content: Content, sources: Sources): Problem[] {
  const usual = new Map(content.products.map(({ id, price }) => [id, price]));
  const shown = new Set(content.expos.filter(({ showStarBuys }) => showStarBuys).map(({ id }) => id));
  const asked = new Map(content.questions.map((question) => [question.slug, question.asked]));
  return [
    ...content['star-buys']
      .filter(({ product, price }) => price >= (usual.get(product) ?? 0))
      .map((starBuy) =>
        errorAt(placeOf(sources, starBuy, 'price'), `is not below the usual price of ${starBuy.product}.`),
      ),
    ...content['star-buys']
      .filter(({ expo }) => !shown.has(expo))
      .map((starBuy) =>
        warningAt(placeOf(sources, starBuy, 'expo'), `${starBuy.expo} does not show star buys.`),
      ),
    ...content.answers
      .filter(({ question, answered }) => answered < (asked.get(question) ?? ''))
      .map((answer) => warningAt(placeOf(sources, answer, 'answered'), 'is before the question was asked.')),
  ];
}

/** Where `freeEntry` is true: an expo at which visitors pay at the door. */
export const checkFreeEntry = ({ expos }: Content, sources: Sources): Problem[] =>
  expos
    .filter(({ entry }) => /\d/.test(entry ?? ''))
    .map((expo) =>
      warningAt(
        placeOf(sources, expo, 'entry'),
        'names a price or another number, but “freeEntry” in organiser.json is true: visitors and search engines are told that entry is free.',
      ),
    );
