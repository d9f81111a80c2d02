export function buildId(): string;
/** The files and folders that a build is made of. */
export function sources(): string[];
