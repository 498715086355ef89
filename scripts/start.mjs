// `npm start`: makes the checkout ready, then runs the server in the same process, as another Node takes a tenth of a second
// to begin.
import { createRequire } from 'node:module';
import { makeReady } from './setup/ready.mjs';

if (await makeReady()) createRequire(import.meta.url)('../packages/api/dist/server.cjs');
