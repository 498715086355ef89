import type { QueryClient } from '@tanstack/react-query';
import { onServerBack } from '../../../data/offline/reach.ts';
import { unsent } from '../../../data/offline/unsent.ts';
import { createCallOrWait } from './call-or-wait.ts';
import { sendUnsent, sendUnsentAtOnce } from './send-unsent.ts';
import { dropUnsentBefore } from './unsent-database.ts';
import { followUnsent, readUnsent, unsentNow } from './unsent-list.ts';

/** Milliseconds for which unsent writes of a user who never returns are kept. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

let isStarted = false;

/** Starts queueing writes while the server is unreachable, and sends those left from before this page was loaded. */
export function startUnsent(client: QueryClient) {
  followUnsent(client, () => void sendUnsent(client));
  void readUnsent().then(() => sendUnsent(client));
  if (isStarted) return;
  isStarted = true;
  unsent.call = createCallOrWait(client);
  unsent.count = () => unsentNow().length;
  onServerBack(() => void sendUnsentAtOnce(client));
  void dropUnsentBefore(Date.now() - KEPT);
}
