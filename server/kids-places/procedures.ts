import { kidsPlaceListInput } from '../../src/domain/content/kids-place.ts';
import { publicProcedure, router } from '../trpc.ts';
import { listKidsPlaces } from './queries.ts';

export const kidsPlaceProcedures = router({
  list: publicProcedure.input(kidsPlaceListInput).query(({ ctx, input }) => listKidsPlaces(ctx.db, input)),
});
