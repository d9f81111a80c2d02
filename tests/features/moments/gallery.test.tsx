import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Moment } from '../../../src/domain/content/moment.ts';
import { Gallery } from '../../../src/features/moments/gallery.tsx';
import { render } from '../../support/render.tsx';

const moment = (id: string) =>
  ({
    id,
    picture: id,
    caption: `Caption ${id}`,
    width: 1600,
    height: 1200,
    expo: { slug: 'fair', name: 'Fair' },
  }) as Moment;

it('All pictures are one list, whatever their rows are', () => {
  const pages = ['a', 'b'].map((page) => Array.from({ length: 7 }, (_, i) => moment(`${page}${i}`)));
  render(<Gallery pages={pages} expo={undefined} />);
  expect(page.getByRole('list').elements()).toHaveLength(1);
  expect(page.getByRole('list').getByRole('listitem').elements()).toHaveLength(14);
});
