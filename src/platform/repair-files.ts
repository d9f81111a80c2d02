// @script outbox

import type { RepairReport } from '../../sw/protocol.ts';
import { askWorker } from './ask-worker.ts';

// Loaded when a part of the app could not be.

let wasDamaged = false;

/** Has the worker check its files. Resolves with whether files of this page were damaged, and are intact now. */
export async function repairFiles(): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  const report = worker && (await askWorker<RepairReport>(worker, 'REPAIR_FILES'));
  wasDamaged ||= Boolean(report && report.damaged > 0);
  return wasDamaged && report?.essential.stored === report?.essential.total;
}
