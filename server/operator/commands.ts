import { formatCount } from '../../src/domain/text/format-count.ts';
import { isCalendarDay } from '../../src/domain/time/date-options.ts';
import { runContentCommand } from '../content/commands/content-command.ts';
import type { Deps } from '../deps.ts';
import { deleteEnquiries } from '../enquiries/delete-enquiries.ts';
import { printEnquiries } from '../enquiries/print-enquiries.ts';
import { redeemReward } from '../points/redeem-reward.ts';
import { verifyVisitor } from '../profile/verify-visitor.ts';

export type CommandResult = { ok: boolean; message: string };

const USAGE = `The commands are:
  messages              what was written to you by the contact forms, with the address to reply to
  messages DAY          the same since a day such as 2026-12-04
  verify EMAIL          the visitor's identity card was seen by your staff
  redeem EMAIL REWARD   a reward was handed over at the counter; REWARD is its slug, such as kopi-and-kuih
  forget EMAIL          its owner asked us to delete the enquiries that were written from it`;

/** What staff do for a visitor, typed into a terminal. */
export async function runCommand(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  args: readonly string[],
): Promise<CommandResult> {
  const [command, email, rewardSlug, ...rest] = args;
  if (command === 'content') return runContentCommand({ db, env, now }, args.slice(1));
  const at = new Date(now());
  if (command === 'messages' && args.length <= 2 && (email === undefined || isCalendarDay(email)))
    return { ok: true, message: await printEnquiries(db, env, email ?? null) };
  const noVisitor = { ok: false, message: `No visitor with the email address ${email} has signed in yet.` };
  if (command === 'verify' && email && rewardSlug === undefined)
    return (await verifyVisitor(db, email, at)) ? { ok: true, message: `${email} is verified.` } : noVisitor;
  if (command === 'forget' && email && rewardSlug === undefined) {
    const count = await deleteEnquiries(db, email);
    return { ok: count > 0, message: `Enquiries from ${email} that were deleted: ${count}.` };
  }
  if (command !== 'redeem' || !email || !rewardSlug || rest.length > 0) return { ok: false, message: USAGE };

  const redemption = await redeemReward(db, { email, rewardSlug, at });
  if ('refused' in redemption) {
    if (redemption.refused === 'visitor-unknown') return noVisitor;
    const isUnknown = redemption.refused === 'reward-unknown';
    return {
      ok: false,
      message: isUnknown ? `There is no reward ${rewardSlug}.` : 'There are too few points.',
    };
  }
  const { title, cost, left } = redemption.done;
  return {
    ok: true,
    message: `${title}: ${formatCount(cost)} points taken off, ${formatCount(left)} left.`,
  };
}
