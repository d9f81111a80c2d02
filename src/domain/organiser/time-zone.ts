/**
 * From when on (ms since 1970) clocks are how far ahead of UTC (ms), the latest last. Before the first one, as
 * from it on. The build computes them from the zone's name: a library would weigh on the first load, and the zones that
 * an old phone knows may have changed since.
 */
export type ZoneOffsets = readonly [ZoneOffset, ...ZoneOffset[]];
export type ZoneOffset = readonly [fromMs: number, offsetMs: number];

// What the build puts in place of these is in the content folder (`server/content/organiser-config`).
export const zoneName: string = 'Asia/Kuala_Lumpur';
export const zoneOffsets: ZoneOffsets = [[0, 28_800_000]];
