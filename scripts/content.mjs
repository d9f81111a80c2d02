// `npm run content -- check DIR`, `-- new DIR`, `-- import DIR`, `-- export DIR` and `-- posters DIR`: what is done
// with content.
import { runCommand } from './run-command.mjs';

await runCommand(({ runContentFromTerminal }) => runContentFromTerminal(process.argv.slice(2)));
