import type { ParsedMail } from './thread.ts';

/** A delivery status notification (RFC 3464). */
export interface Bounce {
  /** The recipient who did not get it. */
  recipient: string | null;
  /** False while the server is still retrying. */
  isFinal: boolean;
  reason: string;
  /** The Message-ID of the returned mail, and its recipient. */
  messageId: string | null;
  to: string | null;
}

const most = 200;

/** Reads which mail was returned and why; from a non-standard report only its text. */
export function readBounce({ parts, headers, text }: ParsedMail): Bounce {
  const report = parts.find(({ type }) => type === 'message/delivery-status')?.text ?? '';
  const returned = parts.find(({ type }) => /rfc822/.test(type))?.text ?? '';
  const failed = headers.find(({ key }) => key === 'x-failed-recipients')?.value ?? null;
  const recipient =
    typed(field(report, 'final-recipient')) ?? typed(field(report, 'original-recipient')) ?? failed;
  const action = field(report, 'action')?.toLowerCase() ?? 'failed';
  const reason =
    typed(field(report, 'diagnostic-code')) ?? field(report, 'status') ?? text?.trim() ?? '';
  const messageId = field(returned, 'message-id');
  const to = field(returned, 'to');
  return {
    recipient: recipient?.trim().toLowerCase() ?? null,
    isFinal: action === 'failed',
    reason: reason.replace(/\s+/g, ' ').slice(0, most),
    messageId,
    to: /<([^<>]*)>/.exec(to ?? '')?.[1] ?? to,
  };
}

/** A header field, unfolded. */
function field(block: string, name: string): string | null {
  const lines = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line ? line.slice(name.length + 1).trim() : null;
}

/** The value after the type, as in "rfc822; vera@example.com". */
const typed = (value: string | null) => value?.replace(/^[\w-]+\s*;\s*/, '') ?? null;
