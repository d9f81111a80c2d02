import { asc, eq } from 'drizzle-orm';
import { articleListInput } from '../../src/domain/content/article.ts';
import { questionListInput } from '../../src/domain/content/community.ts';
import type { ContentPage } from '../../src/domain/content/content-page.ts';
import type { Faq } from '../../src/domain/content/faq.ts';
import { kidsPlaceListInput } from '../../src/domain/content/kids-place.ts';
import { momentListInput } from '../../src/domain/content/moment.ts';
import { brandListInput } from '../../src/domain/shop/brand.ts';
import { productChoicesInput, productListInput } from '../../src/domain/shop/product.ts';
import { expoSlugInput, slugInput } from '../../src/domain/text/text-schema.ts';
import { addDays, klDay } from '../../src/domain/time/dates.ts';
import { findArticle, listArticles } from '../articles/queries.ts';
import { findBrand, listBrands } from '../brands/queries.ts';
import { listGroups, listQuestions } from '../community/queries.ts';
import { contentPages } from '../content-pages/table.ts';
import { faqs } from '../faqs/table.ts';
import { listKidsPlaces } from '../kids-places/queries.ts';
import { findMedia, listMedia } from '../media/queries.ts';
import { listMomentExpos, listMoments } from '../moments/queries.ts';
import { orNotFound } from '../or-not-found.ts';
import { findPosition, listPositions } from '../positions/queries.ts';
import { listProductChoices } from '../products/product-choices.ts';
import { findProduct, listProducts } from '../products/queries.ts';
import { findRewardProgramme, listExpoRewards } from '../rewards/queries.ts';
import { publicProcedure, router } from '../trpc.ts';
import { listExhibitors } from './exhibitors.ts';

/** Everything that organisers write, for everybody: plain JSON, the same for all. */
const catalogueProcedure = publicProcedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, today: klDay(ctx.now()) } }),
);

const brands = router({
  list: publicProcedure.input(brandListInput).query(({ ctx, input }) => listBrands(ctx.db, input)),
  detail: publicProcedure
    .input(slugInput)
    .query(async ({ ctx, input }) => orNotFound(await findBrand(ctx.db, input.slug), 'Brand')),
});

const products = router({
  list: publicProcedure.input(productListInput).query(({ ctx, input }) => listProducts(ctx.db, input)),
  choices: publicProcedure
    .input(productChoicesInput)
    .query(({ ctx, input }) => listProductChoices(ctx.db, input)),
  detail: publicProcedure
    .input(slugInput)
    .query(async ({ ctx, input }) => orNotFound(await findProduct(ctx.db, input.slug), 'Product')),
});

const exhibitors = router({
  list: publicProcedure
    .input(expoSlugInput)
    .query(async ({ ctx, input }) => orNotFound(await listExhibitors(ctx.db, input.expoSlug), 'Expo')),
});

const articles = router({
  list: catalogueProcedure
    .input(articleListInput)
    .query(({ ctx, input }) => listArticles(ctx.db, ctx.today, input)),
  detail: catalogueProcedure
    .input(slugInput)
    .query(async ({ ctx, input }) => orNotFound(await findArticle(ctx.db, ctx.today, input.slug), 'Article')),
});

const moments = router({
  list: catalogueProcedure
    .input(momentListInput)
    .query(({ ctx, input }) => listMoments(ctx.db, ctx.today, input)),
  expos: publicProcedure.query(({ ctx }) => listMomentExpos(ctx.db)),
});

const media = router({
  list: catalogueProcedure.query(({ ctx }) => listMedia(ctx.db, ctx.today)),
  detail: catalogueProcedure
    .input(slugInput)
    .query(async ({ ctx, input }) => orNotFound(await findMedia(ctx.db, ctx.today, input.slug), 'Article')),
});

const questionsAnswered = router({
  list: publicProcedure.query(
    ({ ctx }): Promise<Faq[]> =>
      ctx.db
        .select({ slug: faqs.slug, group: faqs.group, question: faqs.question, answer: faqs.answer })
        .from(faqs)
        .orderBy(asc(faqs.rank)),
  ),
});

const positions = router({
  list: catalogueProcedure.query(({ ctx }) => listPositions(ctx.db, ctx.today)),
  detail: catalogueProcedure
    .input(slugInput)
    .query(async ({ ctx, input }) =>
      orNotFound(await findPosition(ctx.db, ctx.today, input.slug), 'Position'),
    ),
});

const community = router({
  groups: publicProcedure.query(({ ctx }) => listGroups(ctx.db)),
  questions: catalogueProcedure
    .input(questionListInput)
    .query(({ ctx, input }) => listQuestions(ctx.db, ctx.today, input)),
});

const kidsPlaces = router({
  list: publicProcedure.input(kidsPlaceListInput).query(({ ctx, input }) => listKidsPlaces(ctx.db, input)),
});

const rewards = router({
  programme: publicProcedure.query(({ ctx }) => findRewardProgramme(ctx.db)),
  forExpo: publicProcedure
    .input(expoSlugInput)
    .query(async ({ ctx, input }) => orNotFound(await listExpoRewards(ctx.db, input.expoSlug), 'Expo')),
});

const pages = router({
  detail: catalogueProcedure.input(slugInput).query(async ({ ctx, input }): Promise<ContentPage> => {
    const [row] = await ctx.db.select().from(contentPages).where(eq(contentPages.slug, input.slug));
    const { updatedDaysAgo, ...page } = orNotFound(row, 'Page');
    return { ...page, updatedOn: addDays(ctx.today, -updatedDaysAgo) };
  }),
});

export const catalogue = {
  brands,
  products,
  exhibitors,
  articles,
  moments,
  media,
  faqs: questionsAnswered,
  positions,
  community,
  kidsPlaces,
  rewards,
  pages,
};
