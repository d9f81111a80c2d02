import { articleListInput } from '../../src/domain/content/article.ts';
import { slugInput } from '../../src/domain/text/text-schema.ts';
import { orNotFound } from '../or-not-found.ts';
import { publicProcedureWithToday, router } from '../trpc.ts';
import { findArticle, listArticles } from './queries.ts';

export const articleProcedures = router({
  list: publicProcedureWithToday
    .input(articleListInput)
    .query(({ ctx, input }) => listArticles(ctx.db, ctx.today, input)),
  detail: publicProcedureWithToday
    .input(slugInput)
    .query(async ({ ctx, input }) => orNotFound(await findArticle(ctx.db, ctx.today, input.slug), 'Article')),
});
