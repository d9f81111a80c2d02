import { picturePath } from '../domain/content/pictures.ts';
import { pictureSrcSet } from './picture.tsx';

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Our own picture in place of a video that is not opened yet: if the picture came from the video's host, the host would
 * learn of the visitor. As HTML, since that is what the text around it is; AVIF and `sizes` as of a picture at the top
 * of a page, which is then not loaded twice.
 */
export const videoPoster = (name: string, sizes: string): string =>
  `<img alt="" loading="lazy" width="1600" height="900" sizes="${inAttribute(sizes)}" srcset="${inAttribute(
    pictureSrcSet(name, undefined, 'avif'),
  )}" src="${inAttribute(picturePath(name, 640, 'avif'))}">`;
