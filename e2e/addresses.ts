import { freePort } from '../packages/api/src/test/free-port.ts';

// Every worker loads this file again and must use the first worker's ports.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_EXAMPLES_PORT ??= String(await freePort());

export const port = Number(process.env.E2E_PORT);
export const examplesPort = Number(process.env.E2E_EXAMPLES_PORT);
export const helpdeskUrl = `http://localhost:${port}`;
/** An address that browsers treat as cross-site to the helpdesk, not just as another port. */
export const hostPagesUrl = `http://127.0.0.1:${examplesPort}`;
