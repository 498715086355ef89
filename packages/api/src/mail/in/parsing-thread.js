import { Buffer } from 'node:buffer';
import { parentPort } from 'node:worker_threads';
import PostalMime from 'postal-mime';

// JavaScript, because a thread is started from the file as it is: from source as well as built.

/** The maximum length of a text that is parsed. */
const longestText = 1_000_000;

/** The content types of delivery reports. */
const tells = /^(message\/|text\/rfc822-headers)/;

/** @param {import('postal-mime').Address[]} list */
const mailboxes = (list = []) => list.flatMap((one) => one.group ?? [one]);

/** @param {string | undefined} text */
const cut = (text) => text?.slice(0, longestText) ?? null;

/**
 * @param {Uint8Array} raw
 * @returns {Promise<import('./thread.ts').ParsedMail>}
 */
async function parse(raw) {
  const mail = await PostalMime.parse(raw, {
    maxNestingDepth: 50,
    maxHeadersSize: 262_144,
    rfc822Attachments: true,
  });
  const recipients = mailboxes([...(mail.to ?? []), ...(mail.cc ?? [])])
    .map(({ address, name }) => ({ address: address ?? '', name: name ?? '' }))
    .slice(0, 200);
  const [from] = mail.from ? mailboxes([mail.from]) : [];
  return {
    headers: mail.headers.map(({ key, value }) => ({ key, value: value.slice(0, 20_000) })),
    from: from?.address ? { address: from.address, name: from.name ?? '' } : null,
    to: recipients.map(({ address }) => address),
    recipients,
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? null,
    text: cut(mail.text),
    html: cut(mail.html),
    parts: mail.attachments.slice(0, 200).map(({ filename, mimeType, content }) => {
      const bytes = Buffer.from(/** @type {ArrayBuffer} */ (content));
      return {
        name: filename,
        type: mimeType,
        size: bytes.byteLength,
        text: tells.test(mimeType) ? bytes.subarray(0, 65_536).toString() : null,
      };
    }),
  };
}

parentPort?.on('message', async ({ raw }) => {
  try {
    parentPort?.postMessage({ mail: await parse(raw) });
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
});
