import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { OutgoingMail } from './outgoing.ts';
import { writeWhole } from './write-whole.ts';

/** Resolves when the mail is out of our hands; rejects when it is not, or may not be. */
export type Transport = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

/** How long a mail server may take to connect and greet; between two of its answers, twice as long. */
const patience = 10_000;

/** SMTP where the operator named a server, else files that a mail program opens. */
export function openTransport({ smtpUrl, dataDir }: Config): Transport {
  return smtpUrl ? overSmtp(smtpUrl) : intoFolder(join(dataDir, 'mail'));
}

function overSmtp(url: string): Transport {
  const smtp = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
  });
  return async (mail, signal) => {
    await smtp.sendMail({ ...messageOf(mail), signal });
  };
}

function intoFolder(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail));
    if (!Buffer.isBuffer(message)) throw new Error('A mail was not composed in one piece');
    await writeWhole(folder, fileName(mail), message);
  };
}

/** The same name at every try, so that a repetition leaves one file. */
function fileName({ date, messageId }: OutgoingMail): string {
  const id = messageId.replace(/^<|@.*$/g, '');
  return `${date.toISOString()}-${id}.eml`.replace(/[^\w.-]/g, '-');
}

function messageOf(mail: OutgoingMail): SendMailOptions {
  const { from, to, replyTo, subject, text, html, messageId, thread, date } = mail;
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    ...(replyTo ? { replyTo: { name: from.name, address: replyTo } } : {}),
    ...(thread ? { inReplyTo: thread, references: [thread] } : {}),
    subject,
    text,
    html,
    messageId,
    date,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
