import type { Schema } from '@helpdesk/sdk/contract/operations';
import { seal, unseal } from '../../auth/seal.ts';
import type { WebhookRow } from '../../database/rows/programs.ts';
import { invalid } from '../../refusal.ts';

type Given = readonly Schema<'WebhookHeaderInput'>[];

/** Name and encrypted value. */
interface Stored {
  name: string;
  value: string;
  lastFour: string | null;
}

/** Headers that the server or the connection sets, or that proxies read. */
const reserved = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
]);
const isReserved = (name: string) =>
  reserved.has(name) || /^(webhook-|proxy-|forwarded$|x-forwarded-|sec-)/.test(name);

const storedIn = ({ headers }: Pick<WebhookRow, 'headers'>) => JSON.parse(headers) as Stored[];

export const presentHeaders = (row: WebhookRow): Schema<'WebhookHeader'>[] =>
  storedIn(row).map(({ name, lastFour }) => ({ name, lastFour }));

/** The headers to store; those without a value keep their current one. */
export function sealedHeaders(sealing: string, given: Given, before: readonly Stored[]): Stored[] {
  const names = new Set<string>();
  return given.map(({ name, value }) => {
    const lower = name.toLowerCase();
    if (isReserved(lower))
      throw refuse(`The header ${name} can't be set: the server or the connection sets it`);
    if (names.has(lower)) throw refuse(`The header ${name} is given twice`);
    names.add(lower);
    if (value !== undefined) {
      const lastFour = value.length < 16 ? null : value.slice(-4);
      return { name, value: seal(sealing, value), lastFour };
    }
    const kept = before.find((one) => one.name.toLowerCase() === lower);
    if (!kept) throw refuse(`The header ${name} needs a value`);
    return { ...kept, name };
  });
}

/**
 * The headers after an update. Values can't be read, and sending them elsewhere must not reveal them:
 * a new host needs all values again.
 */
export function changedHeaders(
  sealing: string,
  before: WebhookRow,
  { url, headers }: Pick<Schema<'WebhookPatch'>, 'url' | 'headers'>,
): Stored[] | undefined {
  const stored = storedIn(before);
  const isElsewhere = url !== undefined && new URL(url).origin !== new URL(before.url).origin;
  const after = headers ?? stored.map(({ name }) => ({ name }));
  const kept = isElsewhere && after.find((one) => !('value' in one) || one.value === undefined);
  if (kept)
    throw refuse(`Send the value of ${kept.name} again, because messages now go to another host`);
  return headers && sealedHeaders(sealing, headers, stored);
}

/** The headers to send, decrypted. */
export const openedHeaders = (sealing: string, row: WebhookRow): Record<string, string> =>
  Object.fromEntries(
    storedIn(row).flatMap(({ name, value }) => {
      const opened = unseal(sealing, value);
      return opened === null ? [] : [[name, opened]];
    }),
  );

const refuse = (message: string) => invalid('headers', message);
