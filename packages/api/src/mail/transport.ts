import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { OutgoingMail } from './outgoing.ts';
import { writeWhole } from './write-whole.ts';

/** Takes mails away. */
export interface Transport {
  /** Resolves when the mail is out of our hands; rejects when it is not, or may not be. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Gives its connections back. */
  close(): void;
}

/** How long a mail server may take to connect and greet; between two of its answers, twice as long. */
const patience = 10_000;

/** What every connection to a mail server keeps to. */
export const manners = {
  connectionTimeout: patience,
  greetingTimeout: patience,
  socketTimeout: 2 * patience,
  idleTimeout: 2 * patience,
  /** The outbox tries again; trying behind its back would send twice what was taken and not acknowledged. */
  maxRequeues: 0,
} as const;

/** The product's own way: SMTP where the operator named a server, else files that a mail program opens. */
export function openTransport({ smtpUrl, dataDir }: Config): Transport {
  return smtpUrl ? overSmtp(smtpUrl) : intoFolder(join(dataDir, 'mail'));
}

function overSmtp(url: string): Transport {
  const smtp = createTransport({ url, pool: true, maxConnections: 8, ...manners });
  return {
    send: async (mail, signal) => {
      await smtp.sendMail({ ...messageOf(mail), signal });
    },
    close: () => smtp.close(),
  };
}

function intoFolder(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(messageOf(mail));
      if (!Buffer.isBuffer(message)) throw new Error('A mail was not composed in one piece');
      await writeWhole(folder, fileName(mail), message);
    },
    close: () => {},
  };
}

/** The same name at every try, so that a repetition leaves one file. */
function fileName({ date, messageId }: OutgoingMail): string {
  const id = messageId.replace(/^<|@.*$/g, '');
  return `${date.toISOString()}-${id}.eml`.replace(/[^\w.-]/g, '-');
}

export function messageOf(mail: OutgoingMail): SendMailOptions {
  const { from, to, replyTo, subject, text, html, messageId, thread, answers, date } = mail;
  const { unsubscribeUrl } = mail;
  const { attachment: file } = mail;
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: mail.bounceTo ?? from.address, to: [to] },
    ...(replyTo ? { replyTo: { name: from.name, address: replyTo } } : {}),
    ...(thread
      ? { inReplyTo: answers ?? thread, references: [thread, ...(answers ? [answers] : [])] }
      : {}),
    subject,
    text,
    html,
    messageId,
    date,
    ...(file
      ? { attachments: [{ filename: file.name, contentType: file.type, content: file.content }] }
      : {}),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(unsubscribeUrl
        ? {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
