import { productChoicesInput, productListInput } from '../../src/domain/shop/product.ts';
import { slugInput } from '../../src/domain/text/text-schema.ts';
import { orNotFound } from '../or-not-found.ts';
import { publicProcedure, publicProcedureWithToday, router } from '../trpc.ts';
import { listProductChoices } from './product-choices.ts';
import { findProduct, listProducts } from './queries.ts';

export const productProcedures = router({
  list: publicProcedureWithToday.input(productListInput).query(({ ctx, input }) => listProducts(ctx, input)),
  choices: publicProcedure
    .input(productChoicesInput)
    .query(({ ctx, input }) => listProductChoices(ctx.db, input)),
  detail: publicProcedure
    .input(slugInput)
    .query(async ({ ctx, input }) => orNotFound(await findProduct(ctx.db, input.slug), 'Product')),
});
