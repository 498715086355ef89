import { Buffer } from 'node:buffer';
import { parentPort } from 'node:worker_threads';
import PostalMime from 'postal-mime';
import { normalizedMail } from './normalize-mail.js';
import { unpackedTnef } from './tnef.js';

// JavaScript, because a thread is started from the file directly, in source as well as built form.

/** The maximum length of a text that is parsed. */
const longestText = 1_000_000;

/** The content types of delivery reports. */
const tells = /^(message\/|text\/rfc822-headers)/;

/** @param {string | undefined} text */
const cut = (text) => text?.slice(0, longestText) ?? null;

const maxInAddresses = 20;

/**
 * Extracts the pictures from data URLs in HTML, as scanners and some programs embed them.
 * @param {string | undefined} html
 */
function withoutDataPictures(html) {
  /** @type {(Omit<import('./thread.ts').Part, 'inner' | 'description'> & { bytes: Buffer<ArrayBuffer> })[]} */
  const pictures = [];
  const text = html?.replace(
    /\ssrc\s*=\s*(["'])data:(image\/(?:png|jpeg|gif|webp));base64,([\w+/=\s]+)\1/gi,
    (_whole, _quote, type, data) => {
      if (pictures.length >= maxInAddresses) return '';
      const bytes = Buffer.from(data, 'base64');
      const contentId = `written-${pictures.length}@mail`;
      const name = `picture-${pictures.length + 1}.${type.split('/')[1].replace('jpeg', 'jpg')}`;
      pictures.push({ name, type, size: bytes.byteLength, text: null, bytes, contentId });
      return ` src="cid:${contentId}"`;
    },
  );
  return { html: text, pictures };
}

/**
 * Returns the files of an email, including those in a winmail.dat; its text is used if the email has no other.
 * @param {import('postal-mime').Email} mail
 */
function unpack(mail) {
  let { text, html } = mail;
  const attachments = mail.attachments.slice(0, 200).flatMap((part) => {
    const isPacked =
      /^application\/(vnd\.)?ms-tnef$/.test(part.mimeType) || part.filename === 'winmail.dat';
    const found = isPacked ? unpackedTnef(Buffer.from(contentOf(part))) : null;
    if (!found) return [part];
    if (!text?.trim() && !html?.trim()) {
      text = found.text ?? undefined;
      html = found.html ?? undefined;
    }
    return found.files.map(({ name, type, bytes, contentId }) => ({
      filename: name || null,
      mimeType: type ?? 'application/octet-stream',
      disposition: 'attachment',
      ...(contentId ? { contentId } : {}),
      content: Uint8Array.from(bytes).buffer,
    }));
  });
  return { attachments, text, html };
}

const mostInner = 20;
const deepest = 4;

/**
 * Parses the emails that are attached to an email.
 * @param {import('postal-mime').Attachment[]} attachments
 * @param {number} [depth]
 * @param {{ left: number }} [budget]
 */
async function innerMails(attachments, depth = 0, budget = { left: mostInner }) {
  /** @type {Map<import('postal-mime').Attachment, import('./thread.ts').RawInner>} */
  const inner = new Map();
  for (const one of attachments) {
    if (budget.left <= 0 || !isMail(one)) continue;
    budget.left -= 1;
    const mail = await PostalMime.parse(normalizedMail(contentOf(one)), options);
    const { headers, subject, text, html } = mail;
    const further =
      depth < deepest ? await innerMails(mail.attachments, depth + 1, budget) : new Map();
    inner.set(one, {
      headers: headers.map(({ key, value }) => ({ key, value: value.slice(0, 20_000) })),
      subject: subject ?? '',
      text: cut(text),
      html: cut(html),
      inner: [...further.values()],
    });
  }
  return inner;
}

/**
 * Checks whether a file is an email: by its type, or by its name and its first lines.
 * @param {import('postal-mime').Attachment} attachment
 */
function isMail(attachment) {
  const { mimeType, filename } = attachment;
  if (/^message\/(rfc822|global)$/.test(mimeType)) return true;
  const isFile =
    /\.eml$/i.test(filename ?? '') && /^(application\/octet-stream|text\/plain)$/.test(mimeType);
  // Of an email sent in pieces, only the first has its headers.
  if (!isFile && mimeType !== 'message/partial') return false;
  const head = Buffer.from(contentOf(attachment).subarray(0, 20_000)).toString('latin1');
  const [headers = ''] = head.split(/\r?\n\r?\n/, 1);
  return ['from', 'date', 'subject'].every((name) => new RegExp(`^${name}:`, 'im').test(headers));
}

/** @param {import('postal-mime').Attachment} attachment */
const contentOf = ({ content }) => new Uint8Array(/** @type {ArrayBuffer} */ (content));

const options = { maxNestingDepth: 50, maxHeadersSize: 262_144, forceRfc822Attachments: true };

/**
 * @param {Uint8Array} raw
 * @returns {Promise<import('./thread.ts').RawMail>}
 */
async function parse(raw) {
  const mail = await PostalMime.parse(normalizedMail(raw), options);
  const { attachments, text, html: unpacked } = unpack(mail);
  const inner = await innerMails(attachments);
  const { html, pictures } = withoutDataPictures(unpacked);
  return {
    headers: mail.headers.map(({ key, value }) => ({ key, value: value.slice(0, 20_000) })),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? null,
    text: cut(text),
    html: cut(html),
    parts: attachments
      .map((part) => {
        const { filename, mimeType, content, contentId, description } = part;
        const bytes = Buffer.from(/** @type {ArrayBuffer} */ (content));
        return {
          name: filename,
          description: description?.slice(0, 200) ?? null,
          type: mimeType,
          size: bytes.byteLength,
          text: tells.test(mimeType) ? bytes.subarray(0, 65_536).toString() : null,
          bytes,
          contentId: contentId ?? null,
          inner: inner.get(part) ?? null,
        };
      })
      .concat(pictures.map((picture) => ({ ...picture, description: null, inner: null }))),
  };
}

/** More than 25 MB of base64 in lines of 60 characters. */
const maxLines = 500_000;
/** Maximum number of lines that may separate parts; other text has some too, such as signatures. */
const maxSeparators = 10_000;

const newline = 10;
const dash = 45;

/**
 * Returns why an email isn't parsed: each line and each part takes time, no matter how short it is.
 * @param {Uint8Array} raw
 */
function problemOf(raw) {
  let lines = 0;
  let separators = 0;
  let at = 0;
  for (;;) {
    if (raw[at] === dash && raw[at + 1] === dash) separators += 1;
    lines += 1;
    if (lines > maxLines) return 'It has more lines than can be read';
    if (separators > maxSeparators) return 'It has more parts than can be read';
    const end = raw.indexOf(newline, at);
    if (end === -1) return null;
    at = end + 1;
  }
}

parentPort?.on('message', async ({ raw }) => {
  try {
    const refusal = problemOf(raw);
    if (refusal) {
      parentPort?.postMessage({ refusal });
      return;
    }
    const mail = await parse(raw);
    // Transferred, not copied: they may be most of the email.
    const whole = mail.parts.filter(({ bytes }) => bytes.buffer.byteLength === bytes.byteLength);
    const moved = new Set(whole.map(({ bytes }) => /** @type {ArrayBuffer} */ (bytes.buffer)));
    parentPort?.postMessage({ mail }, [...moved]);
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
});
