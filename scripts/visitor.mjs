// `npm run visitor -- messages`, `-- verify EMAIL`, `-- redeem EMAIL REWARD` and `-- forget EMAIL`: what staff do for
// visitors.
import { runCommand } from './run-command.mjs';

await runCommand(({ runFromTerminal }) => runFromTerminal(process.argv.slice(2)));
