import type { Engine, EngineElement } from './engine.ts';

/** The commands of the W3C WebDriver standard that the walk needs, in the words of its two transports. */
export const COMMANDS = {
  newSession: { http: ['POST', ''], marionette: 'WebDriver:NewSession' },
  navigate: { http: ['POST', '/url'], marionette: 'WebDriver:Navigate' },
  execute: { http: ['POST', '/execute/async'], marionette: 'WebDriver:ExecuteAsyncScript' },
  click: { http: ['POST', '/element/{id}/click'], marionette: 'WebDriver:ElementClick' },
  type: { http: ['POST', '/element/{id}/value'], marionette: 'WebDriver:ElementSendKeys' },
  screenshot: { http: ['GET', '/screenshot'], marionette: 'WebDriver:TakeScreenshot' },
  resize: { http: ['POST', '/window/rect'], marionette: 'WebDriver:SetWindowRect' },
} as const;

/** Sends one command and returns its value. */
export type Send = (command: keyof typeof COMMANDS, params?: Record<string, unknown>) => Promise<unknown>;

/** The key of an element's id, by the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens a session with a window as large as a phone, or as small as the browser allows. `end` stops its processes. */
export async function openSession(
  send: Send,
  capabilities: object,
  end: () => Promise<void>,
): Promise<Engine> {
  try {
    await send('newSession', { capabilities: { alwaysMatch: capabilities } });
    await send('resize', { x: 0, y: 0, width: 390, height: 844 });
  } catch (error) {
    await end();
    throw error;
  }
  const execute = async (run: (argument: never) => unknown, argument: unknown) => {
    // Not every browser waits for a promise that a script returns.
    const script = `const [argument, done] = arguments;
      Promise.resolve(argument).then(${run})
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const result = (await send('execute', { script, args: [argument] })) as { value: never; error?: string };
    if (result.error !== undefined) throw new Error(result.error);
    return result.value;
  };
  const element = (id: string): EngineElement => ({
    click: async () => void (await send('click', { id })),
    type: async (text) => void (await send('type', { id, text })),
  });
  return {
    open: async (url) => void (await send('navigate', { url })),
    evaluate: execute,
    find: async (finder, argument) => {
      const found: { [ELEMENT]: string } | null = await execute(finder, argument);
      return found && element(found[ELEMENT]);
    },
    resize: async (width, height) => void (await send('resize', { width, height })),
    screenshot: async () => Buffer.from(String(await send('screenshot', { full: false })), 'base64'),
    close: end,
  };
}
