// `npm run visitor`: what staff do for visitors. Without a command it lists them.
import { runCommand } from './run-command.mjs';

await runCommand(({ runVisitorFromTerminal }) => runVisitorFromTerminal(process.argv.slice(2)));
