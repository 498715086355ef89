// npm run check: every check of the sources that does not run them.
import { runChecks } from './checks.mjs';

const { failed } = await runChecks();
process.exitCode = failed ? 1 : 0;
