// Prepares a checkout before an operator command. A container image has no scripts/ and is already prepared.
import { existsSync } from 'node:fs';

const setup = new URL('../../../scripts/setup.mjs', import.meta.url);
if (existsSync(setup)) await import(setup.href);
