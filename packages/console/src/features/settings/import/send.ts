import type { Plan, Refused } from '@helpdesk/sdk/imports/plan';
import { callOperation } from '../../../data/client.ts';
import m from '../messages.yaml';

/** The progress of an import. */
export interface Sent {
  /** The number of the plan's tickets that have a result. */
  done: number;
  imported: number;
  known: number;
  refused: readonly Refused[];
}

export const nothingSent: Sent = { done: 0, imported: 0, known: 0, refused: [] };

const maxTickets = 100;
/** The maximum bytes of tickets in one request, with room for the surrounding JSON. */
const maxBytes = 900_000;

const encoder = new TextEncoder();
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length;

/** Sends a plan from where it stopped, up to a hundred tickets per request, and reports the progress after each. */
export async function sendPlan(
  { ready }: Plan,
  before: Sent,
  { onSent, isStopped }: { onSent: (sent: Sent) => void; isStopped: () => boolean },
): Promise<void> {
  let sent = before;
  while (sent.done < ready.length && !isStopped()) {
    const batch: Plan['ready'] = [];
    let bytes = 0;
    for (const next of ready.slice(sent.done, sent.done + maxTickets)) {
      bytes += bytesOf(next.ticket);
      if (batch.length > 0 && bytes > maxBytes) break;
      batch.push(next);
    }
    const { results } = await callOperation('tickets.import', {
      tickets: batch.map(({ ticket }) => ticket),
    });
    const counted = (asked: string) => results.filter(({ outcome }) => outcome === asked).length;
    const refused = results.flatMap(({ outcome, externalId, message }, index) =>
      outcome === 'refused'
        ? [{ line: batch[index]?.line ?? 0, id: externalId, message: message ?? m.send.refused }]
        : [],
    );
    sent = {
      done: sent.done + batch.length,
      imported: sent.imported + counted('imported'),
      known: sent.known + counted('known'),
      refused: [...sent.refused, ...refused],
    };
    onSent(sent);
  }
}
