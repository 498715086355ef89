import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { isDrawn } from '@helpdesk/sdk/rules/pictures';
import type { Config } from '../../config.ts';
import { newId } from '../../database/ids.ts';
import type { Org } from '../../database/types.ts';
import { contentId } from '../../formatting/clean-message.ts';
import { receive } from '../../stored-files/disk.ts';
import { SpaceUsedUp } from '../../stored-files/store/claims.ts';
import { type Placed, placeFile } from '../../stored-files/store/message-files.ts';
import type { Part } from './thread.ts';

type FileLimits = Pick<Config, 'maxFileBytes' | 'maxMessageBytes'>;

const maxFiles = 20;

/** Signatures and tracking data that programs add. */
const noise = /^application\/(pkcs7-signature|x-pkcs7-signature|pgp-)/;
const outlooks = /^application\/(vnd\.)?ms-tnef$/;
/** The beginning of an attachment in what Outlook packs into one file (attAttachRenddata). */
const packed = Buffer.from([0x02, 0x02, 0x90, 0x06, 0x00]);

/** Whether Outlook has packed what was attached into a file that it alone opens. */
export const isPacked = ({ type, name, bytes }: Part) =>
  (outlooks.test(type) || name === 'winmail.dat') && Buffer.from(bytes).includes(packed);

/** An invitation is in the text, and attached once more. */
const isSecond = ({ type, name }: Part, parts: readonly Part[]) =>
  type === 'text/calendar' && !name && parts.some((one) => one.type === 'application/ics');

/** What a person has attached, or put into the text as a picture; Outlook's file only where it has something in it. */
const attached = (parts: readonly Part[]) =>
  parts.filter((part) => {
    const { type, name, size } = part;
    if (noise.test(type) || size === 0 || isSecond(part, parts)) return false;
    return outlooks.test(type) || name === 'winmail.dat' ? isPacked(part) : true;
  });

export function keptOf(parts: readonly Part[], limits: FileLimits): Set<Part> {
  let together = 0;
  const kept = new Set<Part>();
  for (const part of attached(parts)) {
    if (kept.size >= maxFiles || part.size > limits.maxFileBytes) continue;
    if (together + part.size > limits.maxMessageBytes) continue;
    together += part.size;
    kept.add(part);
  }
  return kept;
}

/** What is too large, or beyond what a message can have. */
export function leftOut(parts: readonly Part[], limits: FileLimits): Part[] {
  const kept = keptOf(parts, limits);
  return attached(parts).filter((part) => !kept.has(part));
}

/** A file of a mail, with its id before it has a row, and what the text of the mail calls it. */
export interface AttachedFile extends Placed {
  id: string;
  contentId: string | null;
}

/** The ids of the pictures of a mail, by their Content-ID. */
export const picturesIn = (files: readonly AttachedFile[]): Map<string, string> =>
  new Map(
    files.flatMap(({ id, type, contentId: name }) =>
      name !== null && isDrawn(type) ? [[contentId(name), id] as const] : [],
    ),
  );

interface Attached {
  placed: AttachedFile[];
  /** What is in the original mail alone. */
  left: Part[];
}

/** Stores the attachments of a mail where rows may name them, before the transaction that does; no mail is refused for want of room. */
export async function placeAttached(
  config: Config,
  org: Org,
  parts: readonly Part[],
): Promise<Attached> {
  const placed: AttachedFile[] = [];
  const left = leftOut(parts, config);
  for (const part of keptOf(parts, config)) {
    const content = Readable.from([part.bytes]);
    const received = await receive(config.dataDir, content, part.size, tooLarge);
    try {
      const file = await placeFile(config, org, received, nameOf(part));
      placed.push({ ...file, id: newId(), contentId: part.contentId });
    } catch (error) {
      if (!(error instanceof SpaceUsedUp)) throw error;
      left.push(part);
    }
  }
  return { placed, left };
}

const tooLarge = () => {
  throw new Error('A part of a mail is larger than it says');
};

const nameOf = ({ name, type, bytes }: Part) =>
  name || `${type.split('/')[0] ?? 'file'}-${hash('sha256', bytes, 'hex').slice(0, 6)}`;
