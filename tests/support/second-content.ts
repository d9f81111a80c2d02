/** Content that shares nothing with the sample. Its README says how its files are written. */
export const SECOND_FOLDER = 'tests/second-content';
