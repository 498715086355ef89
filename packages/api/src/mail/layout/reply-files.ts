import { buffer } from 'node:stream/consumers';
import { isDrawn } from '@helpdesk/sdk/rules/pictures';
import { type Config, mailHost } from '../../config.ts';
import type { Org } from '../../database/types.ts';
import { publicBaseOf } from '../../features/organization/read.ts';
import { widthOf } from '../../files/picture.ts';
import { readHtmlOf } from '../../formatting/read/message-html.ts';
import type { Html } from '../../http/pages/html.ts';
import { fileLink } from '../../stored-files/link.ts';
import { readFilesOf } from '../../stored-files/read/message-files.ts';
import { storageOf } from '../../stored-files/storage.ts';
import type { Attachment } from '../sending/outgoing.ts';
import { type MailPicture, mailHtml } from './message-html.ts';

/** Many mail servers reject more than about 20 MB, and encoding makes an attachment a third larger. */
export const maxAttached = 10 * 1024 * 1024;
const linkedFor = 30 * 24 * 60 * 60 * 1_000;

/** A file that is too large to be attached. */
export interface LinkedFile {
  name: string;
  size: number;
  url: string;
}

export interface ReplyFiles {
  attachments: readonly Attachment[];
  linked: readonly LinkedFile[];
  /** The formatting of the reply, with its pictures; null for a plain text. */
  html: Html | null;
}

/** The files of a public reply: attached, or linked for 30 days if they are too large together. Pictures are shown in its text. */
export async function replyFiles(
  config: Config,
  org: Org,
  { id, created_at: sentAt }: { id: string; created_at: string },
  /** How many bytes may be attached. */
  room = maxAttached,
): Promise<ReplyFiles> {
  const all = await readFilesOf(org, id);
  const files = all.filter(({ verdict }) => verdict !== 'infected');
  const stored = (await readHtmlOf(org, id))[0]?.html ?? null;
  const pictures = new Map<string, MailPicture>();
  const formatted = () => stored && mailHtml(stored, (file) => pictures.get(file) ?? null);
  const together = files.reduce((sum, { size }) => sum + Number(size), 0);
  // Files that are still being scanned are linked; the link works once they are clean.
  if (together <= room && files.every(({ verdict }) => verdict !== 'pending')) {
    const attachments: Attachment[] = [];
    for (const file of files) {
      const content = await contentOf(config, org, file.sha256);
      const isShown = isDrawn(file.type) && stored?.includes(`"file:${file.id}"`);
      const contentId = `${file.id}@${mailHost(config.publicUrl)}`;
      if (isShown)
        pictures.set(file.id, { src: `cid:${contentId}`, width: await widthOf(content) });
      const { name, type } = file;
      attachments.push({ name, type, content, ...(isShown ? { contentId } : {}) });
    }
    return { attachments, linked: [], html: formatted() || null };
  }
  const base = await publicBaseOf(config, org);
  // Computed from the time of the reply, so each attempt to send it has the same link.
  const until = Date.parse(sentAt) + linkedFor;
  const linked = files.map(({ id: fileId, name, size, type }) => {
    const url = `${base}${fileLink(config, org.id, { id: fileId, name }, { until })}`;
    if (isDrawn(type)) pictures.set(fileId, { src: url, width: null });
    return { name, size: Number(size), url: `${url}?download` };
  });
  return { attachments: [], linked, html: formatted() || null };
}

async function contentOf(config: Config, org: Org, sha256: string): Promise<Buffer> {
  const content = await storageOf(config).read(org.id, sha256);
  if (!content) throw new Error(`The bytes of ${sha256} are not in the storage`);
  return buffer(content);
}
