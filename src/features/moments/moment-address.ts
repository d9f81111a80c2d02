import { paths } from '../../domain/routing/paths.ts';
import { nonEmptyText, type ParamValues, searchParamsCodec } from '../../domain/routing/search-params.ts';

const parsers = { expo: nonEmptyText, moment: nonEmptyText };
export type MomentAddress = ParamValues<typeof parsers>;

/**
 * The expo whose pictures are shown, and the open picture. In the address, so that it can be shared and Back closes it.
 */
export const momentParams = searchParamsCodec(paths.moments, parsers);
