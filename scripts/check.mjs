// npm run check: everything that can be said about the sources without running them.
import { runChecks } from './checks.mjs';

const { failed } = await runChecks();
process.exitCode = failed ? 1 : 0;
