import type { Schema } from '@helpdesk/sdk/contract/operations';

type Evidence = Schema<'PutAwayTicketDetail'>['evidence'];

/** Headers that show where an email came from, in display order. */
const telling = [
  'From',
  'Reply-To',
  'Return-Path',
  'To',
  'Date',
  'Message-ID',
  'Authentication-Results',
  'Received-SPF',
  'DKIM-Signature',
  'Received',
];

const maxHeaders = 64 * 1024;
const maxValue = 500;
const maxOfOne = 5;

/** The headers of an email that show where it came from; of several with the same name, the newest first. */
export function evidenceIn(raw: Uint8Array): Evidence {
  const text = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.length, maxHeaders)).toString();
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  const headers = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const colon = line.indexOf(':');
      return colon > 0
        ? [{ name: line.slice(0, colon).toLowerCase(), value: line.slice(colon + 1).trim() }]
        : [];
    });
  return telling.flatMap((name) =>
    headers
      .filter((header) => header.name === name.toLowerCase())
      .slice(0, maxOfOne)
      .map(({ value }) => ({ name, value: value.slice(0, maxValue) })),
  );
}
