import { accountPath } from './paths.ts';

// Apart from `paths.ts`, which every first visit loads: these addresses are for signed-in visitors.

export const profilePath = accountPath('profile');
export const familyPath = accountPath('family');
export const transactionsPath = accountPath('transactions');
export const settingsPath = accountPath('settings');
export const agendaPath = accountPath('agenda');
export const outboxPath = accountPath('outbox');
