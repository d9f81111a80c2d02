// @script rescue

import type { RepairReport } from '../../sw/protocol.ts';
import { askWorker } from './ask-worker.ts';

// Loaded when a part of the app could not be.

let wasDamaged = false;

/**
 * Has the worker check its files. Resolves with whether files were damaged since this page began, and are intact now:
 * the check of every start, or another page, may have replaced them before this page asks.
 */
export async function repairFiles(): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  const report = worker && (await askWorker<RepairReport>(worker, 'REPAIR_FILES'));
  wasDamaged ||= Boolean(report && report.damagedAtMs >= performance.timeOrigin);
  return wasDamaged && report?.essential.stored === report?.essential.total;
}
