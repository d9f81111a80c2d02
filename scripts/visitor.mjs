// `npm run visitor -- verify EMAIL`, `-- redeem EMAIL REWARD` and `-- forget EMAIL`: what staff do for a visitor.
import { runCommand } from './run-command.mjs';

await runCommand(({ runFromTerminal }) => runFromTerminal(process.argv.slice(2)));
