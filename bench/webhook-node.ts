import { openDatabase } from '../packages/api/src/database/open.ts';
import { createWebhookWorker } from '../packages/api/src/features/webhooks/worker.ts';
import { createOutbound } from '../packages/api/src/outbound/request.ts';
import { recordTicketEvent } from './webhook-data.ts';

/** One life of a worker: sends what is due, and lets a quiet organization go on with its day. */
const [file = '', sealing = '', quiet = ''] = process.argv.slice(2);
const log = { info() {}, warn() {}, error: console.error };
const database = await openDatabase({ url: `sqlite:${file}`, log });
const outbound = createOutbound({ allowPrivate: true });
// The schedule of the product, a thousand times as fast.
const waits = [0, ...Array.from({ length: 200 }, () => 20)];
const rests = { shortest: 20, longest: 200 };
const worker = createWebhookWorker({
  database,
  outbound,
  log,
  sealing,
  waits,
  rests,
  every: 50,
  timeout: 500,
});
await worker.start();
console.log('working');
setInterval(() => void recordTicketEvent(database.org(quiet)), 100);
