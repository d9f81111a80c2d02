import { fillPath, paths } from '../../domain/routing/paths.ts';

/** The expo filter and the open picture are part of the address, so they can be shared, and Back closes the picture. */
export type MomentAddress = { expo: string | null; moment: string | null };

export const parseMomentAddress = (search: URLSearchParams): MomentAddress => ({
  expo: search.get('expo') || null,
  moment: search.get('moment') || null,
});

export function momentPath({ expo, moment }: MomentAddress): string {
  const query = { ...(expo && { expo }), ...(moment && { moment }) };
  return Object.keys(query).length > 0 ? fillPath(paths.moments, query) : paths.moments;
}
