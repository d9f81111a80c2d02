import type { Brand } from './brand.ts';

/**
 * The addresses of what is made of a brand. A changed brand has others, so that browsers and home screens fetch them.
 */
export const brandPaths = ({ digest }: Pick<Brand, 'digest'>) => {
  const icon = (name: string) => `/icons/${name}-${digest}.png`;
  return {
    logo: `/icons/logo-${digest}.svg`,
    icon192: icon('icon-192'),
    icon512: icon('icon-512'),
    maskable: icon('maskable-512'),
    monochrome: icon('monochrome-512'),
    appleTouch: icon('apple-touch'),
    pass: icon('shortcut-pass-96'),
    checkIn: icon('shortcut-check-in-96'),
    screenshot: (name: string) => `/screenshots/${name}-${digest}.png`,
  };
};
