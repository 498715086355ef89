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
import { oneLine } from '../sending/address.ts';
import type { Part } from './thread.ts';

type FileLimits = Pick<Config, 'maxFileBytes' | 'maxMessageBytes'>;

const maxFiles = 20;

/** Parts that programs add, not people: signatures, encryption headers and Apple resource forks. */
const noise =
  /^application\/(applefile|pkcs7-signature|x-pkcs7-signature|pgp-signature|pgp-encrypted)$/;
const outlooks = /^application\/(vnd\.)?ms-tnef$/;
/** Marks an attachment inside Outlook's winmail.dat (attAttachRenddata). */
const packed = Buffer.from([0x02, 0x02, 0x90, 0x06, 0x00]);

/** Checks whether Outlook has packed attachments into a file that only Outlook can open. */
export const isPacked = ({ type, name, bytes }: Part) =>
  (outlooks.test(type) || name === 'winmail.dat') && Buffer.from(bytes).includes(packed);

/** Some invitations come twice: in the text and as an attachment. */
const isSecond = ({ type, name }: Part, parts: readonly Part[]) =>
  type === 'text/calendar' && !name && parts.some((one) => one.type === 'application/ics');

const isNoise = ({ type }: Part) => noise.test(type);

/** Returns the names of attachments without content. */
export const emptyOnes = (parts: readonly Part[]): string[] =>
  parts.filter((part) => isEmpty(part) && !isNoise(part)).map(nameOf);

/** Some emails have the line break before the next part as content. */
const isEmpty = ({ size, bytes }: Part) =>
  size <= 2 && [...bytes].every((byte) => byte === 10 || byte === 13);

/** The parts that a person has attached or put into the text as a picture; winmail.dat only if it contains attachments. */
const attached = (parts: readonly Part[]) =>
  parts.filter((part) => {
    const { type, name } = part;
    if (isNoise(part) || isEmpty(part) || isSecond(part, parts)) return false;
    return outlooks.test(type) || name === 'winmail.dat' ? isPacked(part) : true;
  });

/** Checks whether a person has attached anything. */
export const hasFiles = (parts: readonly Part[]): boolean => attached(parts).length > 0;

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

/** Returns the attachments that are too large or beyond the limits of a message. */
export function leftOut(parts: readonly Part[], limits: FileLimits): Part[] {
  const kept = keptOf(parts, limits);
  return attached(parts).filter((part) => !kept.has(part));
}

/** An attachment, with its future id and its Content-ID. */
export interface AttachedFile extends Placed {
  id: string;
  contentId: string | null;
}

/** Maps the Content-IDs of an email's pictures to file ids. */
export const picturesIn = (files: readonly AttachedFile[]): Map<string, string> =>
  new Map(
    files.flatMap(({ id, type, contentId: name }) =>
      name !== null && isDrawn(type) ? [[contentId(name), id] as const] : [],
    ),
  );

interface Attached {
  placed: AttachedFile[];
  /** Attachments that are only in the original email. */
  left: Part[];
}

/** Stores the attachments of an email before the transaction that creates their rows. A full quota never rejects an email. */
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
      const type = typeOf(file.type, part);
      placed.push({ ...file, type, id: newId(), contentId: part.contentId });
    } catch (error) {
      if (!(error instanceof SpaceUsedUp)) throw error;
      left.push(part);
    }
  }
  return { placed, left };
}

const tooLarge = () => {
  throw new Error('A part of an email is larger than declared');
};

/** Returns the file name of a part, or makes one up with the extension of its type. */
export function nameOf({ name, type, bytes, inner, description }: Part): string {
  if (name) return name;
  const ending = endings[type] ?? endingOf(bytes);
  if (inner) return `${oneLine(inner.subject, 100) || 'message'}.eml`;
  if (type === 'text/calendar') return 'invite.ics';
  const said = oneLine(description ?? '', 100);
  if (/\.[a-z0-9]{1,5}$/i.test(said)) return said;
  const [kind = 'file', exact = ''] = type.split('/');
  const plain =
    /^[a-z0-9]{1,5}$/.test(exact) && /^(image|audio|video|font)$/.test(kind) ? exact : 'bin';
  const of =
    said || `${kind === 'application' ? 'file' : kind}-${hash('sha256', bytes, 'hex').slice(0, 6)}`;
  return `${of}.${ending ?? plain}`;
}

/** First bytes of files without a known type, in hexadecimal, with their extensions. */
const beginnings: readonly [RegExp, string][] = [
  [/^89504e47/, 'png'],
  [/^ffd8ff/, 'jpg'],
  [/^47494638/, 'gif'],
  [/^25504446/, 'pdf'],
  [/^504b0304/, 'zip'],
  [/^52494646.{8}57454250/, 'webp'],
  [/^1f8b/, 'gz'],
];
const endingOf = (bytes: Uint8Array): string | null =>
  beginnings.find(([one]) => one.test(Buffer.from(bytes.subarray(0, 12)).toString('hex')))?.[1] ??
  null;

const office = 'application/vnd.openxmlformats-officedocument';
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/x-zip-compressed': 'zip',
  'application/gzip': 'gz',
  'application/x-gzip': 'gz',
  'application/x-tar': 'tar',
  'application/x-7z-compressed': '7z',
  'application/json': 'json',
  'application/xml': 'xml',
  'application/rtf': 'rtf',
  'application/ics': 'ics',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  [`${office}.wordprocessingml.document`]: 'docx',
  [`${office}.spreadsheetml.sheet`]: 'xlsx',
  [`${office}.presentationml.presentation`]: 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/postscript': 'ps',
  'application/pgp-keys': 'asc',
  'application/x-pkcs12': 'p12',
  'application/pkcs7-mime': 'p7m',
  'application/x-pkcs7-mime': 'p7m',
  'audio/basic': 'au',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-wav': 'wav',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'image/tiff': 'tif',
  'image/x-icon': 'ico',
  'message/rfc822': 'eml',
  'message/global': 'eml',
  'message/partial': 'eml',
  'message/delivery-status': 'txt',
  'message/disposition-notification': 'txt',
  'message/feedback-report': 'txt',
  'message/external-body': 'txt',
  'text/calendar': 'ics',
  'text/csv': 'csv',
  'text/css': 'css',
  'text/enriched': 'txt',
  'text/html': 'html',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/richtext': 'txt',
  'text/rfc822-headers': 'txt',
  'text/rtf': 'rtf',
  'text/vcard': 'vcf',
  'text/x-vcard': 'vcf',
  'text/xml': 'xml',
  'video/mpeg': 'mpg',
  'video/quicktime': 'mov',
};

/** Keeps the types of calendar files and attached emails if the content matches; a browser displays neither. */
function typeOf(stored: string, { type, bytes, inner }: Part): string {
  const beginning = Buffer.from(bytes.subarray(0, 20)).toString('latin1');
  if (type === 'text/calendar' && /^\s*BEGIN:VCALENDAR/i.test(beginning)) return type;
  return inner ? 'message/rfc822' : stored;
}
