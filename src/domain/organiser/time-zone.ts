/**
 * The offsets of a time zone from UTC, in ms, each with the instant (ms since 1970) from which on it holds; the latest
 * last. The first one also holds for all time before. The build computes them from the zone's name: a library is too
 * large for the first load, and what an old phone knows of time zones may be out of date.
 */
export type ZoneOffsets = readonly [ZoneOffset, ...ZoneOffset[]];
export type ZoneOffset = readonly [fromMs: number, offsetMs: number];

// The build replaces these with values of the content folder (`server/content/organiser-config/built-config.ts`).
export const zoneName: string = 'Asia/Kuala_Lumpur';
export const zoneOffsets: ZoneOffsets = [[0, 28_800_000]];
