import { Worker } from 'node:worker_threads';
import { htmlText } from '../../formatting/html-text.ts';
import { places } from '../../places.ts';
import { type Mailbox, mailboxesIn } from './mailboxes.ts';

/** An attachment, and its text if it is a delivery report. */
export interface Part {
  name: string | null;
  /** The value of its Content-Description. */
  description: string | null;
  type: string;
  size: number;
  text: string | null;
  bytes: Uint8Array;
  contentId: string | null;
  /** The attached email; null for any other file. */
  inner: Inner | null;
}

/** An attached email. */
export interface Inner {
  /** The values of its headers From and Reply-To. */
  from: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string | null;
  /** Whether it is a delivery report of a mail server. */
  isReport: boolean;
  /** The emails that are attached to it in turn. */
  inner: Inner[];
}

/** The same, as the parsing thread returns it. */
export interface RawInner extends Pick<ParsedMail, 'headers' | 'subject' | 'text' | 'html'> {
  inner: RawInner[];
}

/** An email as the parsing thread returns it: the addresses in its headers aren't parsed yet. */
export interface RawMail extends Omit<ParsedMail, 'from' | 'to' | 'recipients' | 'parts'> {
  parts: (Omit<Part, 'inner'> & { inner: RawInner | null })[];
}

/** A parsed email, not validated yet. */
export interface ParsedMail {
  headers: { key: string; value: string }[];
  from: Mailbox | null;
  to: string[];
  /** The recipients in To and Cc, with their names. */
  recipients: Mailbox[];
  subject: string;
  messageId: string | null;
  text: string | null;
  html: string | null;
  parts: Part[];
}

/** An email that can't be parsed, so retrying would not help. */
export class Unreadable extends Error {}

/** An email that took more time or memory than a parser may use. */
export class Exhausting extends Unreadable {}

export interface MailParser {
  parse(raw: Uint8Array): Promise<ParsedMail>;
  close(): Promise<void>;
}

/** Parses the addresses in the headers. */
function withPeople(mail: RawMail): ParsedMail {
  const named = (...keys: string[]) =>
    keys.flatMap((name) => mailboxesIn(mail.headers.find(({ key }) => key === name)?.value ?? ''));
  const [from = null] = named('from');
  const recipients = named('to', 'cc').slice(0, 200);
  const to = recipients.map(({ address }) => address);
  const parts = mail.parts.map((part) => ({ ...part, inner: part.inner && innerOf(part.inner) }));
  return { ...mail, from, to, recipients, parts };
}

function innerOf(mail: RawInner): Inner {
  const { headers, subject, text, html } = mail;
  const value = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  const isReport = headers.some(
    ({ key, value }) => key === 'content-type' && /^multipart\/report/i.test(value),
  );
  const inner = mail.inner.map(innerOf);
  const said = (text?.trim() || htmlText(html ?? '')).trim();
  return {
    from: value('from'),
    replyTo: value('reply-to'),
    subject,
    text: said,
    html,
    isReport,
    inner,
  };
}

/**
 * Parses emails in a worker thread, one after the other: huge or malicious emails don't block the server, and one that takes too much time
 * or memory ends only the thread.
 */
export function createMailParser({ timeout = 20_000 } = {}): MailParser {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start() {
    const started = new Worker(places.parsingThread, {
      // Drops the server's own arguments: a source loader would cost each thread a second.
      execArgv: [],
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
      const timer = setTimeout(() => give(new Exhausting('It takes too long to read')), timeout);
      const onError = (error: Error) => give(new Exhausting(`It can't be read: ${error.message}`));
      thread.once('error', onError);
      thread.once('message', (answer: { mail?: RawMail; refusal?: string; failure?: string }) => {
        clearTimeout(timer);
        thread.off('error', onError);
        if (answer.mail) done(withPeople(answer.mail));
        else fail(new Unreadable(answer.refusal ?? `It can't be read: ${answer.failure}`));
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
