import { afterEach, expect, it, vi } from 'vitest';
import { picturePath, sharePicturePath } from '../../src/domain/content/pictures.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const load = async (apiHost: string) => {
  vi.stubEnv('VITE_API_HOST', apiHost);
  vi.resetModules();
  return (await import('../../src/platform/api-pictures.ts')).withApiPictures;
};
const answer = {
  picture: 'brand-pip@ffe3df',
  products: [{ name: 'Bib', picture: 'https://cdn.example/images/bib' }, { picture: null }],
  addedAt: new Date(0),
};

it('pictures of an API host get their addresses there, once', async () => {
  const withApiPictures = await load('https://api.example/v2');
  const expected = { ...answer, picture: 'https://api.example/v2/images/brand-pip@ffe3df' };
  expect(withApiPictures(answer)).toEqual(expected);
  expect(withApiPictures(withApiPictures(answer))).toEqual(expected);
  expect(withApiPictures(null)).toBeNull();
});

it.each(['', '@ffe3df'])(
  'a file of an API host has the same address in every width, with the ground "%s"',
  async (ground) => {
    const file = 'https://api.example/@mei/bib-2.jpg';
    const withApiPictures = await load('https://api.example/v2');
    const marked = withApiPictures({ picture: file + ground });
    expect(withApiPictures(marked)).toEqual(marked);
    for (const address of [picturePath(marked.picture, 640), sharePicturePath(marked.picture)])
      expect(address?.split('#')[0]).toBe(file);
  },
);

it('without an API host an answer stays the same', async () => {
  const withApiPictures = await load('');
  expect(withApiPictures(answer)).toBe(answer);
});
