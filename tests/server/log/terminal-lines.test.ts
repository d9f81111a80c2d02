import { pino } from 'pino';
import { expect, it } from 'vitest';
import { terminalLines } from '../../../server/log/terminal-lines.ts';

it('the log can be read in a terminal: its lines, how serious they are, and what belongs to them', () => {
  const written: string[] = [];
  const log = pino({}, terminalLines({ write: (text) => written.push(text) }));
  log.info({ version: 3 }, 'Changed content was imported.\nThis is worth a look:\n  brand: …');
  log.error({}, 'The content cannot be used.');
  expect(written.map((text) => text.replace(/^\d\d:\d\d:\d\d /, ''))).toEqual([
    'Changed content was imported.\nThis is worth a look:\n  brand: … (version 3)\n',
    'Error: The content cannot be used.\n',
  ]);
});
