import { beforeAll } from 'vitest';
import { serveOwnPictures } from '../../server/images/own-pictures.ts';

// Files of one process share modules: an organiser's pictures that one of them served are not those of the next.
beforeAll(() => serveOwnPictures(null));
