import { now } from '../../database/ids.ts';
import type { WebhookRow } from '../../database/rows/programs.ts';
import { unseal } from '../../http/seal.ts';
import { NotAllowed } from '../../outbound/addresses.ts';
import type { Outbound } from '../../outbound/request.ts';
import type { Outcome } from './deliveries.ts';
import { signed } from './message.ts';

/** Said of every address that is not of the public internet, whatever lies behind it. */
export const notAllowed = 'This URL is not allowed';

/** Milliseconds a receiver has to answer; what it must do should wait in a queue of its own. */
export const patience = 15_000;

/** Sends one message to a webhook and tells how it went; only an answer of 2xx is a success. */
export async function send(
  outbound: Outbound,
  sealing: string,
  webhook: WebhookRow,
  id: string,
  body: string,
  timeout = patience,
): Promise<Outcome> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const headers = signed(secretsOf(sealing, webhook), id, body);
    const { status } = await outbound.request(webhook.url, {
      method: 'POST',
      headers,
      body,
      timeout,
    });
    const isTaken = status >= 200 && status < 300;
    return {
      status,
      durationMs: took(),
      error: isTaken ? null : `The receiver answered ${status}`,
    };
  } catch (error) {
    return { status: null, durationMs: took(), error: reasonOf(error) };
  }
}

function secretsOf(sealing: string, { secret, previous_secret, previous_until }: WebhookRow) {
  const isRotating = previous_secret && previous_until && previous_until > now();
  return [secret, ...(isRotating ? [previous_secret] : [])]
    .map((sealed) => unseal(sealing, sealed))
    .filter((opened) => opened !== null);
}

/** What the owner of a webhook may know: not what lies behind an address that is not allowed. */
function reasonOf(error: unknown): string {
  if (error instanceof NotAllowed) return notAllowed;
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError')
    return 'The receiver did not answer in time';
  return `The receiver could not be reached${code ? ` (${code})` : ''}`;
}
