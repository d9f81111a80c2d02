// A fork deletes the folder `content`, and with it goes what the tests of the sample look at.
import { existsSync } from 'node:fs';
import { testFilesWith } from './test-files.mjs';

export const hasSample = existsSync('content');

/** A first line `// @sample` is for those that expect its phone numbers, postcodes or keywords. */
const ABOUT_SAMPLE = /^\/\/ @sample|'content\/|SAMPLE_FOLDER|openTestDatabase\('seeded'\)/;

/** The test files that read the sample, themselves or by what they import from `tests`. */
export const testsOfSample = () => testFilesWith(ABOUT_SAMPLE);
