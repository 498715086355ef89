// Makes a checkout ready before a command of an operator. A container image has no scripts/ and is ready.
import { existsSync } from 'node:fs';

const setup = new URL('../../../scripts/setup.mjs', import.meta.url);
if (existsSync(setup)) await import(setup.href);
