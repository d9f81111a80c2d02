import { resolve } from 'node:path';
import { currency } from '../../src/domain/organiser/currency.ts';
import { offersCards } from '../../src/domain/organiser/offers.ts';
import { formatMoney } from '../../src/domain/shop/money.ts';
import { parseTypedMoney } from '../../src/domain/shop/typed-money.ts';
import { formatCount } from '../../src/domain/text/format-count.ts';
import { pointsText } from '../../src/domain/text/points-text.ts';
import { isCalendarDay } from '../../src/domain/time/date-options.ts';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import { deleteVisitor } from '../account/delete-visitor.ts';
import { printVisitorData } from '../account/print-visitor-data.ts';
import { nearest } from '../content/check/nearest.ts';
import { runContentCommand } from '../content/commands/content-command.ts';
import type { Deps } from '../deps.ts';
import { deleteEnquiries, deleteEnquiriesBefore } from '../enquiries/delete-enquiries.ts';
import { printEnquiries } from '../enquiries/print-enquiries.ts';
import { chargeCard } from '../gift-cards/charge-card.ts';
import { giveCards } from '../gift-cards/give-cards.ts';
import { withdrawGift } from '../gifts/withdraw-gift.ts';
import { announce } from '../inbox/announce.ts';
import { redeemReward } from '../points/redeem-reward.ts';
import { verifyVisitor } from '../profile/verify-visitor.ts';
import { SeveralVisitors } from '../visitors/several-visitors.ts';
import { giveVouchers } from '../vouchers/give-vouchers.ts';
import { markVoucherUsed } from '../vouchers/mark-voucher-used.ts';
import { printFigures } from './print-figures.ts';
import { unknownCommand } from './unknown-command.ts';

/** `note`: for the person at the terminal, and no part of what goes into a file. */
export type CommandResult = { ok: boolean; message: string; note?: string };
type CommandDeps = Pick<Deps, 'db' | 'env' | 'now'>;
type Command = {
  /** Its arguments and what it does, as the list of commands has them. */
  usage: readonly [string, string][];
  /** The least and the most arguments. */
  counts: readonly [number, number];
  run: (deps: CommandDeps, args: readonly string[]) => Promise<CommandResult>;
};

const done = (message: string): CommandResult => ({ ok: true, message });
const refused = (message: string): CommandResult => ({ ok: false, message });
const noVisitor = (who: string) => refused(`No visitor ${who} has signed in yet.`);
/** Visitors would get messages about pages that they do not have. */
const ifCards = (run: Command['run']): Command['run'] =>
  offersCards ? run : async () => refused('“offers” in organiser.json says "cards": false.');

function rewardHint(typed: string, slugs: readonly string[]): string {
  const like = nearest(typed, slugs);
  if (like) return `The nearest is ${like}.`;
  return slugs.length > 0 ? `The rewards are: ${slugs.join(', ')}.` : 'The content has no rewards.';
}

const commands: Readonly<Record<string, Command>> = {
  messages: {
    usage: [
      ['messages', 'what was written to you by the contact forms, with the address to reply to'],
      ['messages DAY', 'the same since a day such as 2026-12-04'],
    ],
    counts: [0, 1],
    run: async ({ db, env }, [day]) =>
      day === undefined || isCalendarDay(day)
        ? done(await printEnquiries(db, env, day ?? null))
        : refused(`“${day}” is not a day, such as 2026-12-04.`),
  },
  figures: {
    usage: [['figures', 'how many visitors there are, check-ins by day, and rewards handed over']],
    counts: [0, 0],
    run: async ({ db }) => done(await printFigures(db)),
  },
  announce: {
    usage: [
      ['announce TITLE TEXT', 'puts a message into the inbox of every visitor, each in quotation marks'],
    ],
    counts: [2, 2],
    run: async ({ db, now }, [title = '', body = '']) => {
      const count = await announce(db, { title, body, at: new Date(now()) });
      return done(`Visitors who have it in their inbox: ${formatCount(count)}.`);
    },
  },
  verify: {
    usage: [['verify WHO', 'the visitor’s identity card was seen by your staff']],
    counts: [1, 1],
    run: async ({ db, now }, [who = '']) => {
      const verified = await verifyVisitor(db, who, new Date(now()));
      if (!verified) return noVisitor(who);
      return done(
        verified.fullName
          ? `${who} is verified as ${verified.fullName}.`
          : `${who} is verified, but has no full name in the app: once it is entered, compare the card with it and verify again.`,
      );
    },
  },
  redeem: {
    usage: [['redeem WHO REWARD', 'a reward was handed over; REWARD is its slug in the content']],
    counts: [2, 2],
    run: async ({ db, now }, [who = '', rewardSlug = '']) => {
      const redemption = await redeemReward(db, { who, rewardSlug, at: new Date(now()) });
      if ('done' in redemption) {
        const { title, cost, left } = redemption.done;
        return done(`${title}: ${pointsText(cost)} taken off, ${formatCount(left)} left.`);
      }
      if ('cost' in redemption) {
        const { title, cost, balance } = redemption;
        return refused(`${title} costs ${pointsText(cost)}. ${who} has ${formatCount(balance)}.`);
      }
      return redemption.refused === 'visitor-unknown'
        ? noVisitor(who)
        : refused(`There is no reward ${rewardSlug}. ${rewardHint(rewardSlug, redemption.slugs)}`);
    },
  },
  vouchers: {
    usage: [['vouchers FILE', 'gives vouchers to the visitors in a table (CSV)']],
    counts: [1, 1],
    run: ifCards((deps, [file = '']) => giveVouchers(deps, file)),
  },
  use: {
    usage: [['use WHO CODE', 'a voucher was used at a booth']],
    counts: [2, 2],
    run: ifCards((deps, [who = '', code = '']) => markVoucherUsed(deps, who, code)),
  },
  cards: {
    usage: [['cards FILE', 'gives gift cards to the visitors in a table (CSV)']],
    counts: [1, 1],
    run: ifCards((deps, [file = '']) => giveCards(deps, file)),
  },
  charge: {
    usage: [['charge WHO CODE AMOUNT', 'something was paid with a gift card; AMOUNT is such as 20.00']],
    counts: [3, 3],
    run: ifCards(async (deps, [who = '', code = '', amount = '']) => {
      const sen = parseTypedMoney(amount, currency.decimals);
      return sen
        ? chargeCard(deps, { who, code, sen })
        : refused(`“${amount}” is not an amount, such as ${formatMoney(2_000)}.`);
    }),
  },
  withdraw: {
    usage: [['withdraw WHO CODE', 'takes back an unused voucher, or a card nobody has paid with']],
    counts: [2, 2],
    run: ifCards((deps, [who = '', code = '']) => withdrawGift(deps, who, code)),
  },
  data: {
    usage: [['data WHO', 'the visitor asked us what is stored: all of it, as JSON']],
    counts: [1, 1],
    run: async ({ db }, [who = '']) => {
      const data = await printVisitorData(db, who);
      return data === null ? noVisitor(who) : done(data);
    },
  },
  forget: {
    usage: [
      ['forget EMAIL', 'its owner asked us to delete the enquiries that name it'],
      ['forget DAY', 'deletes all enquiries that came before a day such as 2026-12-04'],
    ],
    counts: [1, 1],
    run: async ({ db, now }, [which = '']) => {
      const isDay = isCalendarDay(which);
      if (isDay && which > dayAt(now()))
        return refused(`${which} is to come: all messages would be deleted.`);
      if (!isDay && !which.includes('@'))
        return refused(`“${which}” is neither an email address nor a day, such as 2026-12-04.`);
      const count = await (isDay ? deleteEnquiriesBefore : deleteEnquiries)(db, which);
      const message = `Enquiries ${isDay ? 'before' : 'from'} ${which} that were deleted: ${count}.`;
      return { ok: isDay || count > 0, message };
    },
  },
  delete: {
    usage: [['delete WHO', 'the visitor asked us to delete the account with everything in it']],
    counts: [1, 1],
    run: async (deps, [who = '']) => {
      const deleted = await deleteVisitor(deps, who);
      return deleted ? done(deleted) : noVisitor(who);
    },
  },
};

const WIDTH = 24;
const USAGE = [
  'The commands are:',
  ...Object.values(commands).flatMap(({ usage }) =>
    usage.map(([words, meaning]) => `  ${words.padEnd(WIDTH)}${meaning}`),
  ),
  'WHO is an email address, or the id that a verified pass names.',
].join('\n');

const WITH_FILE = ['vouchers', 'cards'];

/** Makes paths absolute: the server that runs a command was started elsewhere. */
export const withAbsolutePaths = ([name = '', ...args]: readonly string[]): string[] =>
  WITH_FILE.includes(name) ? [name, ...args.map((path) => resolve(path))] : [name, ...args];

const find = (name: string) => (Object.hasOwn(commands, name) ? commands[name] : undefined);

/** The command that was typed; or what is wrong with it, and the list of commands. */
function commandOf([name = '', ...args]: readonly string[]): Command | CommandResult {
  if (name === '') return refused(USAGE);
  const command = find(name);
  if (!command) return refused(`${unknownCommand(name, Object.keys(commands))}\n${USAGE}`);
  const [least, most] = command.counts;
  const isComplete = args.length >= least && args.length <= most && args.every((arg) => arg.trim() !== '');
  if (isComplete) return command;
  const forms = command.usage.map(([words]) => `“${words}”`).join(' or ');
  return refused(`The command is ${forms}.\n${USAGE}`);
}

/** What is wrong with what was typed, and the list of commands; null for what can be run. */
export function usageFor(typed: readonly string[]): CommandResult | null {
  const found = commandOf(typed);
  return 'run' in found ? null : found;
}

/** What staff do for visitors, typed into a terminal. */
export async function runCommand(deps: CommandDeps, typed: readonly string[]): Promise<CommandResult> {
  const [name = '', ...args] = typed;
  if (name === 'content') return runContentCommand(deps, args);
  const found = commandOf(typed);
  return 'run' in found ? found.run(deps, args).catch(refuseSeveral) : found;
}

function refuseSeveral(error: unknown): CommandResult {
  if (error instanceof SeveralVisitors) return refused(error.message);
  throw error;
}
