import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** Of a part beside the text: its name and size, and its words where it tells what became of a mail of ours. */
export interface Part {
  name: string | null;
  type: string;
  size: number;
  text: string | null;
}

/** A mail as the parser hands it over, not judged yet. */
export interface ParsedMail {
  headers: { key: string; value: string }[];
  from: { address: string; name: string } | null;
  to: string[];
  subject: string;
  messageId: string | null;
  text: string | null;
  html: string | null;
  parts: Part[];
}

/** More than this of a text nobody reads. */
const longestText = 1_000_000;

/** What runs in the thread: plain JavaScript as a text, so that it is the same from source and as built. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const { Buffer } = require('node:buffer');
const PostalMime = require(workerData.parser);
const mailboxes = (list = []) => list.flatMap((one) => one.group ?? [one]);
const told = (type) => /^(message\\/|text\\/rfc822-headers)/.test(type);
const cut = (text) => (text === undefined ? null : text.slice(0, ${longestText}));
parentPort.on('message', async ({ raw }) => {
  try {
    const mail = await (PostalMime.default ?? PostalMime).parse(raw, {
      maxNestingDepth: 50, maxHeadersSize: 262144, rfc822Attachments: true,
    });
    const from = mail.from ? mailboxes([mail.from])[0] : undefined;
    parentPort.postMessage({ mail: {
      headers: mail.headers.map(({ key, value }) => ({ key, value: value.slice(0, 20000) })),
      from: from?.address ? { address: from.address, name: from.name ?? '' } : null,
      to: mailboxes([...(mail.to ?? []), ...(mail.cc ?? [])]).map(({ address }) => address ?? '').slice(0, 200),
      subject: mail.subject ?? '',
      messageId: mail.messageId ?? null,
      text: cut(mail.text),
      html: cut(mail.html),
      parts: mail.attachments.slice(0, 200).map(({ filename, mimeType, content }) => ({
        name: filename, type: mimeType, size: content.byteLength,
        text: told(mimeType) ? Buffer.from(content).subarray(0, 65536).toString() : null,
      })),
    } });
  } catch (error) {
    parentPort.postMessage({ failure: String(error?.message ?? error) });
  }
});
`;

/** A mail that nobody can read; trying again would not help. */
export class Unreadable extends Error {}

export interface MailParser {
  parse(raw: Uint8Array): Promise<ParsedMail>;
  close(): Promise<void>;
}

/**
 * Parses mails in a thread of its own, one after the other: neither a huge one nor one made to harm holds the server up,
 * and what takes too long or too much memory ends the thread alone.
 */
export function createMailParser({ patience = 20_000 } = {}): MailParser {
  const parser = createRequire(import.meta.url).resolve('postal-mime');
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start() {
    const started = new Worker(program, {
      eval: true,
      workerData: { parser },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    started.unref();
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  function parseNow(raw: Uint8Array): Promise<ParsedMail> {
    worker ??= start();
    const thread = worker;
    return new Promise<ParsedMail>((done, fail) => {
      const give = (error: Unreadable) => {
        thread.terminate().catch(() => {});
        if (worker === thread) worker = undefined;
        fail(error);
      };
      const timer = setTimeout(() => give(new Unreadable('It takes too long to read')), patience);
      const onError = (error: Error) => give(new Unreadable(`It cannot be read: ${error.message}`));
      thread.once('error', onError);
      thread.once('message', (answer: { mail?: ParsedMail; failure?: string }) => {
        clearTimeout(timer);
        thread.off('error', onError);
        if (answer.mail) done(answer.mail);
        else fail(new Unreadable(`It cannot be read: ${answer.failure}`));
      });
      thread.postMessage({ raw });
    });
  }

  return {
    parse(raw) {
      const parsed = last.then(() => parseNow(raw));
      last = parsed.catch(() => {});
      return parsed;
    },
    async close() {
      await last;
      await worker?.terminate();
    },
  };
}
