/** The path of Firefox, or null. */
export function findFirefox(): string | null;
/** What it takes to drive WebKitGTK: its driver, its smallest browser and a screen; or null. */
export function findWebKitGtk(): { driver: string; browser: string; screen: string } | null;
/** The names of the engines that are still missing after an attempt to install them. */
export function ensureEngines(): string[];
