import { ID, type Meanings, SLUG } from './meaning.ts';

export const expoMeanings: Meanings<'expos' | 'hours' | 'highlights' | 'programme' | 'exhibitors'> = {
  expos: {
    about: 'Your expos. At least one is needed; the file has a row for each.',
    columns: {
      id: ID,
      slug: SLUG,
      name: 'as visitors read it, such as Spring Fair 2027',
      from: 'the first day. An expo without a date yet cannot be listed: name it in `summary` or an article until it has one',
      to: 'the last day; the same as the first for an expo of one day, and at most 100 days later',
      opens: 'when the doors open; `hours` has the days on which it is another time',
      closes: 'when they close',
      venue: 'the building, such as Town Hall, Hall 2',
      address: 'street, postcode and town, without the venue, which maps and navigation write before it',
      tagline: 'a few words below the name',
      summary: 'one or two sentences on what it is',
      entry: 'what it costs to get in, in a few words, such as Free with your pass, €8 at the door',
      showHighlights:
        'yes: the expo has its page, with hours, programme, map and exhibitors. no: it is only announced, as “Coming Soon”, and its page and programme are linked from nowhere',
      showStarBuys: 'yes: it has a page with the star buys of `star-buys`',
      showPreExpoSale:
        'yes: visitors can put products into a cart until the expo begins; only where `offers` has the `shop`',
    },
  },
  hours: {
    about:
      'Days on which an expo is open at other times than usual. All other days have the hours of `expos`.',
    columns: {
      expo: 'which expo',
      day: 'a day of that expo',
      opens: 'when the doors open on that day',
      closes: 'when they close on that day',
    },
  },
  exhibitors: {
    about:
      'Who stands where: a row for each booth of a brand at an expo. Several booths of a brand take a row each; a double booth that is drawn as one shape takes one row, with the code of that shape, such as A2 / A3. Where a booth is to be confirmed, write TBC: the brand is listed with TBC and without a place on the map.',
    columns: {
      id: 'what the booth is called for ever',
      brand: 'the brand at this booth',
      expo: 'where',
      hall: 'the name of the hall, as in `data-hall` of its plan',
      booth: 'its code, as in `data-booth` of the plan',
    },
  },
  programme: {
    about: 'Talks and shows.',
    columns: {
      id: ID,
      expo: 'where it is',
      day: 'a day of that expo',
      starts: 'when it begins',
      ends: 'when it ends. An hour of the afternoon is 13:15 or 1:15 PM: 1.15 is at night',
      title: 'what it is called',
      speaker: 'who speaks or plays; shown below the title',
      text: 'what one learns or sees, and for whom, in one to three sentences; shown when the talk is tapped',
      place:
        'a stage or another place of a plan, by its `data-label`, or a hall. A room that none of the kinds of places fits is drawn as a `stage` with its name',
    },
  },
  highlights: {
    about:
      'What an expo is praised for, on its page and on the home page. Each has a picture; without pictures delete the file.',
    columns: {
      expo: 'whose',
      title: 'a few words',
      text: 'a sentence or two',
      picture: 'the name of a picture in `pictures`, without its ending, such as highlight-stage',
    },
  },
};
