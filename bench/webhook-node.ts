import { openDatabase } from '../packages/api/src/database/open.ts';
import { messageOf } from '../packages/api/src/features/event-log/message.ts';
import { createWebhookWorker } from '../packages/api/src/features/webhooks/worker.ts';
import { createOutbound } from '../packages/api/src/outbound/request.ts';
import { recordTicketEvent } from './webhook-data.ts';

/** One run of a worker: sends due deliveries, while a quiet organization works as usual. */
const [file = '', sealing = '', quiet = ''] = process.argv.slice(2);
const log = { info() {}, warn() {}, error: console.error };
const database = await openDatabase({ url: `sqlite:${file}`, log });
const outbound = createOutbound({ allowPrivate: true });
// The product's retry schedule, a thousand times as fast.
const waits = [0, ...Array.from({ length: 200 }, () => 20)];
const rests = { shortest: 20, longest: 200 };
const worker = createWebhookWorker({
  database,
  outbound,
  messageOf,
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
