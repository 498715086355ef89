import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { OutgoingMail } from './outgoing.ts';
import { writeWhole } from './write-whole.ts';

/** Sends emails. */
export interface Transport {
  /** Resolves when the email was accepted; rejects when it wasn't, or may not have been. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Closes the connections. */
  close(): void;
}

/** Timeout in milliseconds for a mail server to connect and greet; for later answers, twice as long. */
const timeout = 10_000;

/** Options of every SMTP connection. */
export const connectionOptions = {
  connectionTimeout: timeout,
  greetingTimeout: timeout,
  socketTimeout: 2 * timeout,
  idleTimeout: 2 * timeout,
  /** The outbox retries; another retry here could send an email twice. */
  maxRequeues: 0,
} as const;

/** The transport of the product: SMTP if configured, otherwise .eml files. */
export function openTransport({ smtpUrl, dataDir }: Config): Transport {
  return smtpUrl ? overSmtp(smtpUrl) : intoFolder(join(dataDir, 'mail'));
}

function overSmtp(url: string): Transport {
  const smtp = createTransport({ url, pool: true, maxConnections: 8, ...connectionOptions });
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
      if (!Buffer.isBuffer(message)) throw new Error("The email wasn't composed as one buffer");
      await writeWhole(folder, fileName(mail), message);
    },
    close: () => {},
  };
}

/** The same name for every attempt, so retries leave one file. */
function fileName({ date, messageId }: OutgoingMail): string {
  const id = messageId.replace(/^<|@.*$/g, '');
  return `${date.toISOString()}-${id}.eml`.replace(/[^\w.-]/g, '-');
}

/** Marks an email as automatic (RFC 3834), so no one answers it automatically. */
const automatic = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
};

export function messageOf(mail: OutgoingMail): SendMailOptions {
  const { from, to, replyTo, subject, text, html, messageId, thread, answers, date } = mail;
  const { unsubscribeUrl } = mail;
  const { attachments } = mail;
  return {
    from,
    to: { name: '', address: mail.shownTo ?? to },
    ...(mail.cc ? { cc: mail.cc.map((address) => ({ name: '', address })) } : {}),
    envelope: { from: mail.bounceTo ?? from.address, to: [to] },
    ...(replyTo ? { replyTo: { name: mail.replyToName ?? from.name, address: replyTo } } : {}),
    ...(thread
      ? { inReplyTo: answers ?? thread, references: [thread, ...(answers ? [answers] : [])] }
      : {}),
    subject,
    text,
    html,
    messageId,
    date,
    ...(attachments
      ? {
          attachments: attachments.map(({ name, type, content, contentId }) => ({
            filename: name,
            contentType: type,
            content,
            ...(contentId ? { cid: contentId, contentDisposition: 'inline' as const } : {}),
          })),
        }
      : {}),
    headers: {
      ...(mail.isPersonal ? {} : automatic),
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
