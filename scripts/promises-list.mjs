/**
 * What the app promises, and the figures that show it. `atMost`, `atLeast`: limits of a figure, added up over all
 * reports.
 */
export const promises = {
  P1: {
    text: 'No action is lost, doubled or put in another order',
    atMost: { lost: 0, 'applied twice': 0, 'out of order': 0 },
  },
  P2: { text: '“Saved” means saved', atMost: { missing: 0, 'tap to saved, p99 ms': 50 } },
  P3: {
    text: 'One refused item never blocks the others or vanishes',
    atMost: { 'refused and not listed': 0, 'round trips that others waited': 1 },
  },
  P4: { text: 'The mark never lies', atMost: { mismatches: 0 } },
  P5: {
    text: 'A hall that comes back online does not knock the server over',
    atMost: { 'peak / capacity': 1, 'all delivered after, s': 90, 'lost or doubled': 0 },
  },
  P6: {
    text: 'Bad Wi-Fi never signs you out',
    atMost: { 'without an answered failure': 0, 'missed though the pool went on saying no': 0 },
  },
  P7: { text: 'Any number of tabs, one renewal', atMost: { renewals: 1, 'sign-outs': 0 } },
  P8: { text: 'After a sign-out nothing of you is left, even if it was killed', atMost: { canaries: 0 } },
  P9: { text: 'The next person never sees the last person’s data', atMost: { canaries: 0 } },
  P10: {
    text: 'The code on the screen is one that a correct gate accepts, or the app says why not',
    atMost: { 'refused at the gate': 0 },
  },
  P11: { text: 'The pass key cannot be read back', atMost: { hits: 0 } },
  P12: { text: 'No link sends you to another site after sign-in', atMost: { escapes: 0 } },
  P14: { text: 'An update costs no input', atMost: { 'inputs lost': 0, 'actions lost': 0 } },
  P15: { text: 'The worker can be switched off', atMost: { 'most navigations': 1, 'actions lost': 0 } },
  P16: { text: 'When the phone cannot store, you are told first', atLeast: { warned: 12 } },
  P17: {
    text: 'A day at the expo costs little',
    atMost: { 'requests while hidden': 0, 'heap growth, MB': 5 },
  },
  LAUNCH: { text: 'Without a signal, the app starts with a pass that a camera can read' },
};

const vitest = (shows, file, full) => ({
  shows,
  command: 'node_modules/.bin/vitest',
  args: ['run', file],
  full,
});
const journey = (shows, file, title, full = {}) => ({
  shows,
  command: 'node_modules/.bin/playwright',
  needsBuild: true,
  args: ['test', `${file}.journey`, '--workers=1', '--retries=0', '-g', title],
  full,
});

/** One step may show several promises. `full`: the settings of the full size. */
export const steps = [
  vitest(['P1', 'P3'], 'tests/sync/outbox.real-server.test.ts', { RUNS: '1000' }),
  journey(['P1', 'P2', 'P4'], 'killed-phone', 'A phone killed', { KILLS: '200' }),
  journey(['P2'], 'tap-to-saved', 'stored', { TAPS: '2000' }),
  vitest(['P3'], 'tests/sync/refused-items.test.ts', { RUNS: '1000' }),
  journey(['P5'], 'hall-returns', 'hall', { CLIENTS: '500', SECONDS: '10', SPREAD_S: '60', PHONES: '50000' }),
  vitest(['P6'], 'tests/platform/session/renewal.network-faults.test.ts', { RUNS: '10000' }),
  journey(['P7'], 'token-renewal', 'renew a session once', { TABS: '20' }),
  journey(['P8'], 'shared-phone', 'is killed is finished', { KILLS: '200' }),
  vitest(['P9'], 'tests/platform/session/session.interleavings.test.ts', { RUNS: '1000' }),
  vitest(['P10'], 'tests/domain/time/server-clock.test.ts', { RUNS: '10000' }),
  vitest(['P10'], 'tests/features/pass/pass-refresh.property.test.ts', { RUNS: '2000' }),
  journey(['P11'], 'journeys/pass', 'cannot be read back'),
  vitest(['P12'], 'tests/domain/routing/return-url.test.ts', { RUNS: '100000' }),
  journey(['P14'], 'old-page', 'three builds', { WALKS: '10' }),
  journey(['P15'], 'service-worker', 'kill switch', { WALKS: '10' }),
  journey(['P16'], '(cannot-store|service-worker|get-ready)', '@P16'),
  {
    shows: ['LAUNCH'],
    command: process.execPath,
    args: ['scripts/bench.mjs', 'launch', 'pass'],
    full: { RUNS: '15' },
  },
  journey(['P17'], 'hidden-page', 'hidden for most', { HOURS: '8' }),
];
