import { unseal } from '../../auth/seal.ts';
import { now } from '../../database/ids.ts';
import type { WebhookRow } from '../../database/rows/programs.ts';
import { NotAllowed } from '../../outbound/addresses.ts';
import type { Outbound } from '../../outbound/request.ts';
import { openedHeaders } from './own-headers.ts';
import { signed } from './signature.ts';
import type { Outcome } from './store/deliveries.ts';

/** The message for every URL that is not on the public internet. */
export const notAllowed =
  'This URL must be publicly accessible. To test locally, run helpdesk listen.';

/** Timeout of a receiver, in milliseconds. */
export const maxAnswerTime = 15_000;

/** Maximum stored characters of a response. */
const maxAnswer = 1000;

/** Sends one message to a webhook and returns the outcome; only 2xx counts as success. */
export async function send(
  outbound: Outbound,
  sealing: string,
  webhook: WebhookRow,
  id: string,
  body: string,
  timeout = maxAnswerTime,
): Promise<Outcome> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const headers = {
      ...openedHeaders(sealing, webhook),
      ...signed(secretsOf(sealing, webhook), id, body),
    };
    const { status, body: answer } = await outbound.request(webhook.url, {
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
      answer: answer.slice(0, maxAnswer).replaceAll('\0', ''),
    };
  } catch (error) {
    return { status: null, durationMs: took(), error: reasonOf(error), answer: null };
  }
}

function secretsOf(sealing: string, { secret, previous_secret, previous_until }: WebhookRow) {
  const isRotating = previous_secret && previous_until && previous_until > now();
  return [secret, ...(isRotating ? [previous_secret] : [])]
    .map((sealed) => unseal(sealing, sealed))
    .filter((opened) => opened !== null);
}

/** The error for the owner of a webhook, without information about private addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof NotAllowed) return notAllowed;
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError')
    return 'The receiver did not answer in time';
  return `The receiver couldn't be reached${code ? ` (${code})` : ''}`;
}
