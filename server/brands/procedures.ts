import { brandListInput } from '../../src/domain/shop/brand.ts';
import { slugInput } from '../../src/domain/text/text-schema.ts';
import { orNotFound } from '../or-not-found.ts';
import { publicProcedure, router } from '../trpc.ts';
import { findBrand, listBrands } from './queries.ts';

export const brandProcedures = router({
  list: publicProcedure.input(brandListInput).query(({ ctx, input }) => listBrands(ctx.db, input)),
  detail: publicProcedure
    .input(slugInput)
    .query(async ({ ctx, input }) => orNotFound(await findBrand(ctx.db, input.slug), 'Brand')),
});
