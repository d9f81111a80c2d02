import type { Plugin } from 'vite';
import type { Palette, Token } from '../server/content/organiser-config/palette.ts';

/** Puts a brand's colours in the place of the values in `tokens.css`. */
export function brandColours(palette: Palette): Plugin {
  return {
    name: 'brand-colours',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/styles\/tokens\.css$/ },
      handler: (css) =>
        css.replace(/--([a-z-]+): (?:#\w+|light-dark\([^)]*\));/g, (declaration, token: Token) => {
          const colours = palette[token];
          if (!colours) throw new Error(`tokens.css has a colour that no brand has: ${declaration}`);
          const [light, dark] = colours;
          return `--${token}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`;
        }),
    },
  };
}
