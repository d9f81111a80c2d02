import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorAt, type Problem, warningAt } from '../problem.ts';
import { isLeftover } from '../read/leftovers.ts';

/** `source` changes with the file. */
type PictureFile = { name: string; file: string; source: string };

export const PICTURES_FOLDER = 'pictures';
/** As long as the longest that an entry gives: `product-` and a slug of 80 characters. */
const FILE = /^(?=[^.]{1,88}\.)([a-z0-9]+(?:-[a-z0-9]+)*)\.(jpe?g|png|webp)$/i;
/** What phones take by themselves. */
const HEIC = /\.hei[cf]$/i;
const MAX_BYTES = 20 * 1024 * 1024;

/** The files `pictures/<name>.jpg`, `.png` and `.webp`. Links are not followed. */
export async function listPictures(folder: string): Promise<{ files: PictureFile[]; problems: Problem[] }> {
  const files: PictureFile[] = [];
  const problems: Problem[] = [];
  const stats = await lstat(join(folder, PICTURES_FOLDER)).catch(() => null);
  if (!stats) return { files, problems };
  if (!stats.isDirectory())
    return {
      files,
      problems: [errorAt({ file: PICTURES_FOLDER }, 'is not a folder. Links are not followed.')],
    };
  const names = await readdir(join(folder, PICTURES_FOLDER));
  for (const entry of names.filter((each) => !isLeftover(each)).toSorted()) {
    const file = `${PICTURES_FOLDER}/${entry}`;
    const name = FILE.exec(entry)?.[1];
    const inside = await lstat(join(folder, file));
    if (inside.isDirectory())
      problems.push(
        errorAt({ file }, 'is a folder, which is not read. Put its files directly into pictures.'),
      );
    else if (!inside.isFile()) problems.push(errorAt({ file }, 'is not a file. Links are not followed.'));
    else if (HEIC.test(entry))
      problems.push(
        warningAt(
          { file },
          'is not used, because browsers do not show HEIC. Save it as JPEG, with the ending .jpg.',
        ),
      );
    else if (!name || name !== name.toLowerCase())
      problems.push(
        warningAt(
          { file },
          'is not used. A name is small letters, digits and single hyphens, then .jpg, .png or .webp.',
        ),
      );
    else if (inside.size > MAX_BYTES)
      problems.push(errorAt({ file }, `is larger than ${MAX_BYTES / 1024 / 1024} MB.`));
    else if (files.some((other) => other.name === name))
      problems.push(errorAt({ file }, `is the second picture with the name ${name}.`));
    else files.push({ name, file, source: `${entry} ${inside.size} ${inside.mtimeMs}` });
  }
  return { files, problems };
}
