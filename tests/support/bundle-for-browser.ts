import { build } from 'vite';

/** One module of ours as a script for a blank page, its exports under a global name. */
export async function bundleForBrowser(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, name, formats: ['iife'] } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${entry} could not be bundled`);
  return output.output[0].code;
}
