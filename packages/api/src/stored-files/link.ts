import { isSigned, sign } from '../auth/signature.ts';
import type { Config } from '../config.ts';

const halfHour = 30 * 60 * 1_000;

/** The number of the current half hour: links in responses are the same within it, so a cached response never has expired ones. */
export const linkTurn = (at = Date.now()) => Math.floor(at / halfHour);

/** Links in responses work for an hour at least. */
const shortly = (at = Date.now()) => (linkTurn(at) + 3) * halfHour;

interface Linked {
  id: string;
  name: string;
}

type Secret = Pick<Config, 'secret'>;

/** The audience of a link: readers of the message, as long as it exists, or staff viewing spam and the trash. */
type Reader = 'message' | 'put away';

/** The URL of a file for readers of its message; it expires. */
export function fileLink(
  config: Secret,
  organizationId: string,
  { id, name }: Linked,
  { until = shortly(), reader = 'message' }: { until?: number; reader?: Reader } = {},
): string {
  const end = Math.floor(until / 1_000).toString(36);
  const signature = sign(config, signed(reader, organizationId, id, end));
  return `/files/${organizationId}.${id}.${end}.${signature}/${encodeURIComponent(name)}`;
}

const signed = (reader: Reader, organizationId: string, id: string, end: string) =>
  `${reader} file ${organizationId} ${id} ${end}`;

export interface FileToken {
  organizationId: string;
  id: string;
  reader: Reader;
  isOver: boolean;
}

/** Reads the content of a link; null if we haven't signed it. */
export function readFileToken(config: Secret, token: string, at = Date.now()): FileToken | null {
  const [, organizationId, id, end, signature] =
    /^([\w-]{1,64})\.([\w-]{1,64})\.([\da-z]{1,9})\.([a-z2-7]{1,40})$/.exec(token) ?? [];
  if (!organizationId || !id || !end || !signature) return null;
  const reader = (['message', 'put away'] as const).find((one) =>
    isSigned(config, signed(one, organizationId, id, end), signature),
  );
  return reader
    ? { organizationId, id, reader, isOver: Number.parseInt(end, 36) * 1_000 < at }
    : null;
}
