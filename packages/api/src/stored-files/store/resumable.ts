import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type FileRules, fileProblem } from '@helpdesk/sdk/rules/file-kinds';
import type { Config } from '../../config.ts';
import { newId, now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { MessageFileRow, ResumableUploadRow } from '../../database/rows/files.ts';
import type { Org, P, Tx } from '../../database/types.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { readComing, removeComing } from '../direct.ts';
import { discard, type Received, receive } from '../disk.ts';
import { keepPiece, readPieces, removePiece, removePieces } from '../pieces.ts';
import { refuseUnfit } from '../refuse-unfit.ts';
import { fileTooLarge, notReadable, notStored } from '../refused.ts';
import { readUsedBytes, SpaceUsedUp } from './claims.ts';
import { keepUpload, ownedBy, placeFile } from './message-files.ts';
import { type FileSender, releaseUploads, reserveUpload, unsentUploadLifetime } from './unsent.ts';

type Upload = Schema<'FileUpload'>;

/** The uploader who continues: a member with their own upload, or a visitor who knows its id. */
export type Continuing = { userId: string } | 'visitor';

const lifetimeOfMembers = 24 * 60 * 60 * 1_000;
const maxPieces = 2_000;

const byId = prepare((org, p: P<'id'>) => org.from('resumable_uploads').where('id', p.id));
const endedById = prepare((org, p: P<'id'>) =>
  org.from('message_files').where('id', p.id).whereNull('message_id'),
);
const sizes = prepare((org) => org.from('resumable_uploads').sum({ total: 'size' }));

const isTheirs = (row: Pick<ResumableUploadRow, 'uploaded_by' | 'visitor'>, by: Continuing) =>
  by === 'visitor' ? row.visitor !== null : row.uploaded_by === by.userId;

/** The path to which a visitor sends the rest of an upload. */
export const visitorUploadPath = (subdomain: string, { id }: Pick<Upload, 'id'>) =>
  `/api/public/uploads/${encodeURIComponent(subdomain)}/${id}`;

const uploadMissing = () => notFound('This upload no longer exists. Please upload the file again.');

const elsewhere = () =>
  new Refusal(409, "Upload-Offset doesn't match the received bytes", 'upload_offset');

/** Starts a resumable upload, with the rules of the form if it answers one. */
export async function beginUpload(
  config: Pick<Config, 'maxFileBytes' | 'maxMessageBytes' | 'filesQuotaBytes'>,
  org: Org,
  { name, size, rules = null }: { name: string; size: number; rules?: FileRules | null },
  by: FileSender,
): Promise<Upload> {
  if (size === 0) throw new Refusal(400, 'This file is empty', 'file_required');
  if (size > config.maxFileBytes) throw fileTooLarge(config);
  const { maxMegabytes } = rules ?? {};
  const tooLargeHere = fileProblem(maxMegabytes ? { maxMegabytes } : {}, { name, size, type: '' });
  if (tooLargeHere) throw new Refusal(413, tooLargeHere.message, tooLargeHere.code);
  const row = {
    id: newId(),
    name,
    size,
    received: 0,
    pieces: '[]',
    ...ownedBy(by),
    rules: rules && JSON.stringify(rules),
    created_at: now(),
  };
  await org.write(async (tx) => {
    await refuseWithoutSpace(tx, size, config.filesQuotaBytes);
    await reserveUpload(tx, row, by, config);
    await tx.insert('resumable_uploads', row);
  });
  return present(row);
}

/** Announced uploads count too: their pieces are stored before they become a file. */
async function refuseWithoutSpace(tx: Tx, size: number, quota: number | null) {
  if (quota === null) return;
  const announced = await tx.first<{ total: number | null }>(sizes({}));
  const used = (await readUsedBytes(tx)) + Number(announced?.total ?? 0);
  if (used + size > quota) throw new SpaceUsedUp();
}

/** The progress of an upload, or the file it has become. */
export async function readUpload(org: Org, id: string, by: Continuing): Promise<Upload> {
  const row = await org.first<ResumableUploadRow>(byId({ id }));
  if (row && isTheirs(row, by)) return present(row);
  const file = await org.first<MessageFileRow>(endedById({ id }));
  if (!file || !isTheirs(file, by)) throw uploadMissing();
  const size = Number(file.size);
  const ended = { id, name: file.name, size, type: file.type };
  return { ...present({ ...file, received: size }), file: ended };
}

/** Adds a piece after those already received. The last piece counts only once the file exists; until then clients send it again. */
export async function addPiece(
  config: Config,
  org: Org,
  { id, offset, piece }: { id: string; offset: number; piece: Received },
  by: Continuing,
): Promise<Omit<Upload, 'file'>> {
  const row = await org.first<ResumableUploadRow>(byId({ id }));
  if (!row || !isTheirs(row, by)) throw uploadMissing();
  const upload = { ...row, size: Number(row.size), received: Number(row.received) };
  if (offset !== upload.received) throw elsewhere();
  const received = offset + piece.size;
  if (received > upload.size) {
    throw new Refusal(413, 'The file is larger than announced', 'upload_too_long');
  }
  if (received === upload.size) await end(config, org, upload, piece);
  else if (piece.size > 0) await keep(config, org, upload, piece);
  return present({ ...upload, received });
}

/** Each piece has a unique name. Of two pieces at the same offset, the transaction accepts one. */
async function keep(config: Config, org: Org, upload: ResumableUploadRow, piece: Received) {
  const { id, received } = upload;
  const pieces = JSON.parse(upload.pieces) as string[];
  if (pieces.length >= maxPieces) {
    await drop(config, org, id);
    throw uploadMissing();
  }
  const name = await keepPiece(config, id, piece);
  const change = { received: received + piece.size, pieces: JSON.stringify([...pieces, name]) };
  const kept = await org
    .write((tx) => tx.update('resumable_uploads', { id, received }, change))
    .catch(async (error: unknown) => {
      await removePiece(config, id, name);
      throw error;
    });
  if (kept > 0) return;
  await removePiece(config, id, name);
  throw elsewhere();
}

/** Creates a file from all pieces; deletes the upload if it is permanently rejected. */
async function end(config: Config, org: Org, upload: ResumableUploadRow, last: Received) {
  const { id, name } = upload;
  const by =
    upload.visitor === null ? { userId: upload.uploaded_by ?? '' } : { visitor: upload.visitor };
  const names = JSON.parse(upload.pieces) as string[];
  try {
    const whole = names.length === 0 ? last : await joined(config, id, names, last);
    const rules = upload.rules && (JSON.parse(upload.rules) as FileRules);
    const placed = await refuseUnfit(rules || null, whole, name)
      .then(() => placeFile(config, org, whole, name))
      .finally(() => discard(whole));
    await org.write(async (tx) => {
      if ((await tx.remove('resumable_uploads', { id })) === 0) throw elsewhere();
      await keepUpload(tx, placed, by, id);
      // A visitor has a whole hour to send the file.
      await tx.update('unsent_uploads', { id }, { created_at: now() });
    });
  } catch (error) {
    if (error instanceof Refusal && error.status < 500 && error.code !== 'upload_offset') {
      await drop(config, org, id);
    }
    throw error;
  }
  if (names.length > 0) await removePieces(config, id).catch(leaveToSweep);
}

/** Joins all pieces into one file. If a piece is missing, the client must start again. */
const joined = (config: Config, id: string, names: readonly string[], last: Received) =>
  receive(config.dataDir, readPieces(config, id, names, last, uploadMissing)).catch(
    (error: unknown) => {
      throw error instanceof Refusal && error.status < 500 ? error : notStored(error);
    },
  );

/** Creates a file from a direct upload, once it is read, checked and stored. Idempotent. */
export async function confirmUpload(
  config: Config,
  org: Org,
  id: string,
  by: Continuing,
): Promise<Schema<'UploadedFile'>> {
  const row = await org.first<ResumableUploadRow>(byId({ id }));
  if (row && isTheirs(row, by)) {
    const upload = { ...row, size: Number(row.size), received: 0, pieces: '[]' };
    const whole = await takeComing(config, org, upload);
    try {
      await end(config, org, upload, whole);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      // On a conflict, another request has confirmed the same upload; every other error here is permanent.
      if (error.code !== 'upload_offset') {
        await removeComing(config, org, id);
        throw error;
      }
    }
    await removeComing(config, org, id);
  }
  const { file } = await readUpload(org, id, by);
  if (!file) throw notCome();
  return file;
}

const notCome = () => new Refusal(409, "The file hasn't been uploaded yet", 'upload_missing');

/** Downloads a complete direct upload from the bucket to this disk. */
async function takeComing(config: Config, org: Org, { id, size }: ResumableUploadRow) {
  const coming = await readComing(config, org, id);
  if (!coming) throw notCome();
  const tooMuch = () => new Refusal(413, 'The file is larger than announced', 'upload_too_long');
  const whole = await receive(config.dataDir, readably(coming), size, tooMuch);
  if (whole.size === size) return whole;
  await discard(whole);
  throw notCome();
}

async function* readably(coming: AsyncIterable<Uint8Array>) {
  try {
    yield* coming;
  } catch (error) {
    throw notReadable(error);
  }
}

/** Cancels an upload. */
export async function cancelUpload(
  config: Config,
  org: Org,
  id: string,
  by: Continuing,
): Promise<void> {
  const row = await org.first<ResumableUploadRow>(byId({ id }));
  if (!row || !isTheirs(row, by)) throw uploadMissing();
  await drop(config, org, id);
  if (by !== 'visitor') await removeComing(config, org, id);
}

async function drop(config: Config, org: Org, id: string) {
  await org.write(async (tx) => {
    await tx.remove('resumable_uploads', { id });
    await releaseUploads(tx, [id]);
  });
  await removePieces(config, id).catch(leaveToSweep);
}

/** If the bucket doesn't respond, the sweep removes the pieces a day later. */
const leaveToSweep = () => undefined;

const lifetimeOf = (visitor: string | null) =>
  visitor === null ? lifetimeOfMembers : unsentUploadLifetime;

const present = ({
  id,
  received,
  size,
  visitor,
  created_at: at,
}: Pick<ResumableUploadRow, 'id' | 'received' | 'size' | 'visitor' | 'created_at'>): Upload => ({
  id,
  offset: Number(received),
  size: Number(size),
  expiresAt: new Date(Date.parse(at) + lifetimeOf(visitor)).toISOString(),
  direct: null,
  file: null,
});
