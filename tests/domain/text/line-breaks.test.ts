import { describe, expect, it } from 'vitest';
import { withGoodBreaks } from '../../../src/domain/text/line-breaks.ts';

describe('the line breaks of a product name', () => {
  it.each([
    ['Grip socks, 6 to 12 months', 'Grip socks, 6~to~12~months'],
    ['Bottle steriliser and dryer', 'Bottle steriliser and~dryer'],
    ['Forty blocks in a bag', 'Forty blocks in~a~bag'],
    ['Pumpkin, carrot and red lentil porridge', 'Pumpkin, carrot and~red lentil porridge'],
    ['Newborn tape diapers, 84', 'Newborn tape diapers,~84'],
    ['Cloth diaper starter set', 'Cloth diaper starter~set'],
    ['And then', 'And~then'],
    ['Banana rice puffs', 'Banana rice~puffs'],
    ['Forty-two building blocks', 'Forty-two building blocks'],
  ])('%s: breaks where it reads well', (name, expected) => {
    expect(withGoodBreaks(name).replaceAll('\u00a0', '~')).toBe(expected);
  });
});
