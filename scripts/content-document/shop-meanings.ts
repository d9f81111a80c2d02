import { ID, type Meanings, SLUG } from './meaning.ts';

export const shopMeanings: Meanings<'categories' | 'brands' | 'deals' | 'products' | 'star-buys'> = {
  categories: {
    about:
      'What visitors narrow brands and products down by, in the order of the file. Without the file there are eleven usual ones. What a new visitor may be interested in is a list of the app’s own, which does not follow this one.',
    columns: {
      id: 'what brands and products may call it for ever',
      name: 'as visitors read it; brands and products may name this, too',
    },
  },
  brands: {
    about:
      'Everyone who exhibits. Delete columns that are not in this list, such as telephone numbers or notes: they are refused.',
    columns: {
      id: ID,
      slug: SLUG,
      name: 'as visitors read it',
      tagline: 'what the brand does, in a few words',
      story: 'who they are, in a few sentences or paragraphs',
      category: 'what it is mainly about',
      country: 'where it comes from; without it nothing is shown',
      website: 'the address of its own site; it is a link on the brand’s page',
      since: 'the year in which it began',
    },
  },
  products: {
    about: 'What brands show. Without the file there are no products and no star buys.',
    columns: {
      id: ID,
      slug: SLUG,
      name: 'as visitors read it',
      brand: 'who sells it',
      category: 'what it is',
      price: 'what it costs every day, not at the expo',
      listPrice: 'what it cost before, if it costs less now for good: it is shown struck through',
      ageFrom: 'the age of the child from which it is for, in months; 0 is from birth',
      ageTo: 'the age up to which it is for, in months',
      description: 'what it is, in a few sentences',
      details: 'facts for a table',
      stockNote: 'where one gets it, such as At the booth and online',
    },
  },
  'star-buys': {
    about:
      'A star buy is a product that costs less at one expo than every day. Visitors see the lower price at that expo and, beforehand, the expo at which it will hold. It takes a row here and `showStarBuys` at the expo. The usual price stays in `products`: do not write the price at the fair there.',
    columns: {
      product: 'which product',
      expo: 'where the price holds',
      price:
        'the price there, as an amount: for 10 % off 79.00 write 71.10. It has to be below the usual one',
      limit: 'how many are sold at this price; without it there are as many as there are',
    },
  },
  deals: {
    about:
      'Other offers of a brand, on its page, such as 10 % off all slings, or what is there only on Saturday.',
    columns: {
      brand: 'who offers it',
      title: 'what one gets, in a few words',
      text: 'what one has to do for it',
      expo: 'where it holds; without one it always does',
    },
  },
};
