import { articleListInput } from '../../src/domain/content/article.ts';
import { slugInput } from '../../src/domain/text/text-schema.ts';
import { orNotFound } from '../or-not-found.ts';
import { publicProcedure, router } from '../trpc.ts';
import { findArticle, listArticles } from './queries.ts';

export const articleProcedures = router({
  list: publicProcedure.input(articleListInput).query(({ ctx, input }) => listArticles(ctx.db, input)),
  detail: publicProcedure
    .input(slugInput)
    .query(async ({ ctx, input }) => orNotFound(await findArticle(ctx.db, input.slug), 'Article')),
});
