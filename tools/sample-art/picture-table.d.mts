export const writePictureTable: () => Promise<void>;
