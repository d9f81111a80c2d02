import { dayAt, msUntilMidnight } from '../src/domain/time/expo-time.ts';
import { pruneResults } from './actions/prune-results.ts';
import { payPastCheckIns } from './check-ins/pay-past-check-ins.ts';
import { logStarterTexts, refreshContent } from './content/refresh-content.ts';
import { vacuumAll } from './db/vacuum.ts';
import type { Deps } from './deps.ts';
import { pruneUploads, uploadFolder } from './enquiries/upload-store.ts';
import { errorTrace } from './error-trace.ts';
import { payBirthdays } from './family/pay-birthdays.ts';
import { pruneGivenGifts } from './gifts/given-gifts.ts';
import { pruneCodes } from './identity/codes.ts';
import type { EmbeddedIdentity } from './identity/embedded-identity.ts';
import { logNoMail } from './identity/log-no-mail.ts';
import { prunePool } from './identity/prune-pool.ts';
import { logPassDefaults } from './pass/log-pass-defaults.ts';
import { closeToOthers, makePrivateFolder } from './private-folder.ts';
import { removeDemo } from './seed/remove-demo.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { seedFlags } from './seed/seed-flags.ts';
import { pruneInvitations } from './shared-lists/invitations.ts';

const isEmbedded = (identity: Deps['identity']): identity is EmbeddedIdentity => 'addUser' in identity;

/** Before the first request: fills tables that are empty or outdated, and does what is due today. */
export async function prepareData(deps: Deps): Promise<void> {
  const { db, env, now, identity } = deps;
  // Backups copy this folder even before the first upload. An error is ignored here: the first upload reports it.
  await makePrivateFolder(uploadFolder(env)).catch(() => {});
  await closeToOthers(uploadFolder(env));
  await refreshContent(deps);
  await logStarterTexts(deps);
  logPassDefaults(deps);
  logNoMail(deps);
  await seedFlags(db);
  await pruneResults(db, now());
  await payPastCheckIns(db, now());
  await payBirthdays(db, now());
  // A file that cannot be removed is no reason not to start.
  await pruneUploads(deps).catch((error) => deps.log.error(errorTrace(error), 'pruning uploads failed'));
  await pruneInvitations(db, now());
  await pruneCodes(db, now());
  await prunePool(db, now());
  await pruneGivenGifts(db, dayAt(now()));
  if (!env.hasSamples) await removeDemo(deps);
  else if (isEmbedded(identity))
    await seedDemo(db, (email, password, { name }) => identity.addUser({ email, password, name }), now());
}

/** What is done each midnight. A failure of one leaves the others. */
const dailyWork: readonly [name: string, work: (deps: Deps) => Promise<unknown>][] = [
  ['importing the content', refreshContent],
  ['paying birthdays', ({ db, now }) => payBirthdays(db, now())],
  ['pruning results of actions', ({ db, now }) => pruneResults(db, now())],
  ['pruning uploads', pruneUploads],
  ['pruning invitations', ({ db, now }) => pruneInvitations(db, now())],
  ['pruning codes', ({ db, now }) => pruneCodes(db, now())],
  ['pruning the user pool', ({ db, now }) => prunePool(db, now())],
  ['pruning given gifts', ({ db, now }) => pruneGivenGifts(db, dayAt(now()))],
  // Last, for the room of what the others have removed.
  ['vacuuming the database', async ({ db, env }) => env.databaseUrl || vacuumAll(db)],
];

export async function doDailyWork(deps: Deps): Promise<void> {
  for (const [name, work] of dailyWork)
    await work(deps).catch((error) => deps.log.error(errorTrace(error), `${name} failed`));
}

/** Returns a function that stops it. */
export function startDailyWork(deps: Deps): () => void {
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(async () => {
      await doDailyWork(deps);
      schedule();
    }, msUntilMidnight(deps.now()) + 1_000);
    timer.unref();
  };
  schedule();
  return () => clearTimeout(timer);
}
