import { createTransport } from 'nodemailer';
import type { Received } from '../mail/test-inbox.ts';

export interface Posted {
  from: string;
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
  messageId?: string;
  /** The envelope sender if it differs from `from`; '' for none. */
  envelopeFrom?: string;
  /** The whole email as text; replaces the other fields. */
  raw?: string;
}

/** Sends an email over SMTP, like a mail server on the internet; rejects with our server's reply. */
export async function post(port: number | null, mail: Posted): Promise<void> {
  const transport = transportTo(port);
  await send(transport, mail);
  transport.close();
}

/** Sends its emails over one connection, because a server waits a moment before it greets each one. */
export function openPostbox(port: number | null) {
  const transport = transportTo(port, { pool: true, maxConnections: 1, maxMessages: 1_000 });
  return { post: (mail: Posted) => send(transport, mail), close: () => transport.close() };
}

const transportTo = (port: number | null, options = {}) =>
  createTransport({ host: '127.0.0.1', port: Number(port), ignoreTLS: true, ...options });

async function send(transport: ReturnType<typeof transportTo>, mail: Posted): Promise<void> {
  const { from, to, subject, text, headers, messageId, envelopeFrom = address(from), raw } = mail;
  await transport.sendMail({
    envelope: { from: envelopeFrom, to: [address(to)] },
    ...(raw === undefined
      ? { from, to, subject, text, headers: headers ?? {}, ...(messageId ? { messageId } : {}) }
      : { raw }),
  });
}

/** The reply of a mail program: to the reply address, with a quotation and the ID of the email. */
export function answerTo(mail: Received, from: string, text: string): Posted {
  const [replyTo = mail.headers.from?.[0] ?? ''] = mail.headers['reply-to'] ?? [];
  const [id = ''] = mail.headers['message-id'] ?? [];
  const quoted = mail.text.split('\n').map((line) => `> ${line}`);
  return {
    from,
    to: replyTo,
    subject: (mail.headers.subject?.[0] ?? '').replace(/^(Re: )?/, 'Re: '),
    text: `${text}\n\nOn Fri, Nov 20, 2026 at 9:58 AM ${mail.headers.from?.[0]} wrote:\n\n${quoted.join('\n')}\n`,
    headers: {
      'In-Reply-To': id,
      References: `${mail.headers.references?.[0] ?? ''} ${id}`.trim(),
    },
  };
}

const address = (text: string) => /<([^<>]*)>/.exec(text)?.[1] ?? text;
