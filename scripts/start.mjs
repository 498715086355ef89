// `npm start`: prepares the checkout, then runs the server in the same process, because starting another Node takes a tenth of
// a second.
import { createRequire } from 'node:module';
import { makeReady } from './setup/ready.mjs';

if (await makeReady()) createRequire(import.meta.url)('../packages/api/dist/server.cjs');
