import * as v from 'valibot';
import { appRouter } from '../../server/router.ts';
import { deliveryResponseSchema } from '../../src/domain/delivery/delivery-schema.ts';
import {
  invitationSchema,
  invitationSecretSchema,
  invitationStateSchema,
} from '../../src/domain/shop/list-invitation.ts';
import type { responseSchemas } from '../../src/platform/response-schemas.ts';
import { answerText, asCode } from './shapes.ts';
import { type NameOf, type Schema, typeText } from './type-text.ts';

/**
 * `path`: the specification names the call and its path. `call`: it names the call, the path is ours. `ours`: neither.
 */
type Origin = 'path' | 'call' | 'ours';
type Note = { what: string; origin?: Origin; errors?: readonly string[] };

const NOT_FOUND = ['NOT_FOUND'];

/** What each procedure is for. A procedure without a note, or a note without its procedure, ends the run. */
const notes: Readonly<Record<string, Note>> = {
  'actions.deliver': {
    what: 'Applies what a visitor did, in order, each action exactly once by its key.',
  },
  'actions.deliverOpen': { what: 'The same for actions that need no account.' },
  'businesses.articles.detail': { what: 'One article.', errors: NOT_FOUND },
  'businesses.articles.list': { what: 'Articles, latest first.' },
  'businesses.brands.detail': { what: 'One brand, its booths and products.', errors: NOT_FOUND },
  'businesses.brands.list': { what: 'Brands by name.' },
  'businesses.categories.list': {
    what: 'What brands and products are narrowed down by, and what exhibitors may sell.',
  },
  'businesses.community.groups': { what: 'The groups of the community.' },
  'businesses.community.questions': { what: 'Questions that parents have asked, with answers.' },
  'businesses.exhibitors.list': { what: 'Who is where at an expo, and the plans of its halls.' },
  'businesses.expos.detail': { what: 'One expo, its programme and highlights.', errors: NOT_FOUND },
  'businesses.expos.list': { what: 'All expos, for the header and the cart.', origin: 'call' },
  'businesses.expos.myCheckIns': { what: 'When the visitor checked in where.' },
  'businesses.faqs.list': { what: 'Questions and answers about the expos.' },
  'businesses.kidsPlaces.list': { what: 'Places for children.' },
  'businesses.media.detail': { what: 'One report of the press.', errors: NOT_FOUND },
  'businesses.media.list': { what: 'Reports of the press, latest first.' },
  'businesses.moments.expos': { what: 'The expos that have pictures.' },
  'businesses.moments.list': { what: 'Pictures of past expos.' },
  'businesses.pages.detail': { what: 'A page of text, such as the terms of use.', errors: NOT_FOUND },
  'businesses.positions.detail': { what: 'One open position.', errors: NOT_FOUND },
  'businesses.positions.list': { what: 'Open positions.' },
  'businesses.products.choices': { what: 'What products can be filtered by.' },
  'businesses.products.detail': { what: 'One product, where it is, and others like it.', errors: NOT_FOUND },
  'businesses.products.list': { what: 'Products, or the star buys of one expo.' },
  'businesses.rewards.forExpo': { what: 'What points get a visitor at an expo.', errors: NOT_FOUND },
  'businesses.rewards.programme': { what: 'How points are earned, and the tiers.' },
  'businesses.settings.getAllFeatureFlags': {
    what: 'All feature flags. `empty:/media` says that the section at this address has no content: menus leave it out. `pays:check-in` says that points are paid for that: sentences promise no others.',
    origin: 'path',
  },
  'users.account.delete': {
    what: 'Deletes what the backend stores of the visitor. The page then deletes the account of the user pool.',
  },
  'users.account.renewPassKey': {
    what: 'Makes another pass key and id; passes of the ones before are refused. The page calls it before it ends all sessions in the user pool, and after a new password was set with a code. It goes on if this is refused.',
  },
  'users.sharedLists.invite': {
    what: 'Makes an invitation to the visitor’s list, for one person and some days.',
    errors: NOT_FOUND,
  },
  'users.sharedLists.invitation': { what: 'What an invitation is for. Changes nothing.' },
  'users.sharedLists.invitationState': {
    what: 'Whether an invitation may still be used; tells nothing else. Changes nothing.',
  },
  'users.sharedLists.join': { what: 'Joins the list of an invitation, which is used up then.' },
  'users.sharedLists.leave': { what: 'Leaves a list of another visitor.' },
  'users.sharedLists.remove': { what: 'Takes a person off the visitor’s own list.' },
  'users.addresses.list': { what: 'The visitor’s addresses.' },
  'users.agenda.list': { what: 'The talks that the visitor saved.' },
  'users.boothVisits.list': { what: 'The booths that the visitor marked as visited, or as not visited.' },
  'users.carts.count': { what: 'How many pieces are in the cart.', origin: 'call' },
  'users.carts.list': { what: 'What is in the cart.' },
  'users.family.journey': { what: 'The visitor’s family; null before it was given.' },
  'users.follows.list': { what: 'The brands that the visitor follows.' },
  'users.giftCards.list': { what: 'The visitor’s gift cards.' },
  'users.notifications.list': { what: 'The inbox, latest first.' },
  'users.notifications.unreadCount': { what: 'How many messages are unread.', origin: 'call' },
  'users.orders.list': { what: 'The visitor’s orders, latest first.' },
  'users.profiles.myDetail': {
    what: 'The visitor’s own detail, with the key that signs the pass.',
    origin: 'path',
  },
  'users.transactions.list': { what: 'What the visitor earned and spent in points, latest first.' },
  'users.vouchers.list': { what: 'The visitor’s vouchers.' },
  'users.wishlist.list': { what: 'The products that the visitor wishes for.' },
};

type Procedure = {
  _def: { type: 'query' | 'mutation'; inputs: Schema[]; meta?: { needsSession?: boolean } };
};
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>).sort(
  ([a], [b]) => (a < b ? -1 : 1),
);

const unmatched = [
  ...procedures.map(([path]) => path).filter((path) => !Object.hasOwn(notes, path)),
  ...Object.keys(notes).filter((path) => !procedures.some(([known]) => known === path)),
];
if (unmatched.length > 0)
  throw new Error(`scripts/api-document/calls.ts and the router differ in ${unmatched.join(', ')}`);

const ORIGINS: Readonly<Record<Origin, string>> = {
  path: 'specified',
  call: 'specified, path ours',
  ours: 'ours',
};
const originOf = (path: string) => ORIGINS[notes[path]?.origin ?? 'ours'];
const needsSession = ({ _def }: Procedure) => _def.meta?.needsSession === true;
const methodOf = ({ _def }: Procedure) => (_def.type === 'query' ? 'GET' : 'POST');

const invitation = v.object({ secret: invitationSecretSchema });
/** The answers of mutations, which `responseSchemas` does not have. */
const mutationAnswers: Readonly<Record<string, v.GenericSchema>> = {
  'actions.deliver': deliveryResponseSchema,
  'actions.deliverOpen': deliveryResponseSchema,
  'users.account.delete': v.object({ deleted: v.literal(true) }),
  'users.account.renewPassKey': v.object({ renewed: v.literal(true) }),
  'users.sharedLists.invite': invitation,
  'users.sharedLists.invitation': invitationSchema,
  'users.sharedLists.invitationState': invitationStateSchema,
  'users.sharedLists.join': invitationSchema,
  'users.sharedLists.leave': v.object({ left: v.literal(true) }),
  'users.sharedLists.remove': v.object({ removed: v.literal(true) }),
};

const answerOf = (path: string, nameOf: NameOf): string => {
  const mutationAnswer = mutationAnswers[path];
  if (mutationAnswer) return asCode(typeText(mutationAnswer as Schema, nameOf));
  return answerText(path as keyof typeof responseSchemas, nameOf);
};

function errorsOf(path: string, procedure: Procedure): string {
  const codes = [
    ...(procedure._def.inputs.length > 0 ? ['BAD_REQUEST'] : []),
    ...(needsSession(procedure) ? ['UNAUTHORIZED'] : []),
    ...(notes[path]?.errors ?? []),
  ];
  return codes.length > 0 ? codes.map((code) => `\`${code}\``).join(', ') : 'only the general ones';
}

/** One row a procedure. */
export const procedureTable = (): string =>
  [
    '| procedure | method | session | from |',
    '| --- | --- | --- | --- |',
    ...procedures.map(
      ([path, procedure]) =>
        `| [\`${path}\`](#${path.replaceAll('.', '').toLowerCase()}) | ${methodOf(procedure)} | ${needsSession(procedure) ? 'yes' : '–'} | ${originOf(path)} |`,
    ),
  ].join('\n');

export const describeProcedures = (nameOf: NameOf): string =>
  procedures
    .map(([path, procedure]) => {
      const input = procedure._def.inputs.map((schema) => asCode(typeText(schema, nameOf))).join(' and ');
      const mayLack = procedure._def.inputs.some(({ type }) => type === 'optional') ? ', or none' : '';
      return [
        `### ${path}`,
        '',
        `${notes[path]?.what} ${methodOf(procedure)}, ${needsSession(procedure) ? 'with a session' : 'for everybody'}, ${originOf(path)}.`,
        '',
        `- Input: ${input ? input + mayLack : 'none'}`,
        `- Answer: ${answerOf(path, nameOf)}`,
        `- Errors: ${errorsOf(path, procedure)}`,
        '',
      ].join('\n');
    })
    .join('\n');
