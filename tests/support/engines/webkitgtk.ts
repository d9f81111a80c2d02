import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from '@playwright/test';
import type { findWebKitGtk } from '../../../scripts/engines.mjs';
import type { Engine } from './engine.ts';
import { startProgram } from './start-program.ts';
import { COMMANDS, openSession, type Send } from './webdriver.ts';

type Paths = NonNullable<ReturnType<typeof findWebKitGtk>>;

/** WebKitGTK, the engine of Safari on Linux. It has no headless mode: it gets a screen without a display. */
export async function startWebKitGtk(paths: Paths): Promise<Engine> {
  const screen = await startProgram(
    paths.screen,
    ['-displayfd', '1', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'],
    { ready: /^(\d+)\n/m },
  );
  const port = await freePort();
  const driver = await startProgram(paths.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    // The sandbox needs rights that containers seldom have, and the pages are our own.
    env: { DISPLAY: `:${screen.match}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  await expect(() => request('GET', `${address}/status`, {})).toPass({ timeout: 30_000, intervals: [100] });
  let session = '/session';
  const send: Send = async (command, params = {}) => {
    const [method, path] = COMMANDS[command].http;
    const value = await request(method, address + session + path.replace('{id}', String(params.id)), params);
    if (command === 'newSession') session += `/${(value as { sessionId: string }).sessionId}`;
    return value;
  };
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
  };
  return openSession(send, capabilities, async () => {
    await driver.end();
    await screen.end();
  });
}

async function request(method: string, url: string, params: object): Promise<unknown> {
  const response = await fetch(
    url,
    method === 'POST' ? { method, body: JSON.stringify(params) } : { method },
  );
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
