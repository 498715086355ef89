import type { Schema } from './contract/operations.ts';
import type { HelpdeskError } from './error.ts';

export type Uploaded = Schema<'UploadedFile'>;
type Upload = Schema<'FileUpload'>;

export interface UploadOptions {
  /** Called with the progress of the upload, from 0 to 1. */
  onProgress(part: number): void;
  /** Aborts and cancels the upload; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** The calls of one upload; they must send `headers` unchanged. */
export interface PieceCalls {
  /** Uploads a small file at once. */
  whole(): Promise<Uploaded>;
  begin(headers: Record<string, string>): Promise<Upload>;
  look(id: string): Promise<Upload>;
  append(
    id: string,
    piece: Blob,
    headers: Record<string, string>,
    onProgress: UploadOptions['onProgress'],
  ): Promise<void>;
  cancel(id: string): Promise<void>;
}

/** Chunk size in bytes. Larger files are uploaded in chunks of this size. */
export const pieceSize = 5 * 1024 * 1024;

/** Consecutive failures before giving up; with pauses, about two minutes, or a quarter of a minute for a small file. */
const maxFailures = 30;
const maxFailuresOfSmall = 5;
const maxBegun = 3;

/**
 * Uploads a file, again after an interruption; one over 5 MB in chunks with the tus protocol, resuming where it was.
 * @throws HelpdeskError on an error response, or if unreachable for minutes; the signal's reason if aborted
 */
export async function uploadInPieces(
  calls: PieceCalls,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<Uploaded> {
  const { size } = file;
  const isSmall = size <= pieceSize;
  let id = '';
  let begun = 0;
  for (let failures = 0; ; ) {
    try {
      signal?.throwIfAborted();
      if (isSmall) return await calls.whole();
      let now = await (id ? calls.look(id) : calls.begin({ 'Upload-Length': `${size}` }));
      if (!id) begun += 1;
      id = now.id;
      while (!now.file) {
        const { offset } = now;
        const piece = file.slice(offset, offset + pieceSize);
        await calls.append(id, piece, { 'Upload-Offset': `${offset}` }, (part) =>
          onProgress((offset + part * piece.size) / size),
        );
        failures = 0;
        now =
          offset + piece.size < size
            ? { ...now, offset: offset + piece.size }
            : await calls.look(id);
      }
      return now.file;
    } catch (error) {
      const { status, code } = error as HelpdeskError;
      if (signal?.aborted) {
        if (id) calls.cancel(id).catch(() => {});
        throw error;
      }
      failures += 1;
      const isGone = status === 404 && begun < maxBegun;
      const isBehind = isGone || status === 429 || code === 'upload_offset';
      // An error when starting an upload is final: the server has sent the reason.
      const mayPass = status === 0 || status >= 500 || (id && isBehind);
      if (!mayPass || failures > (isSmall ? maxFailuresOfSmall : maxFailures)) throw error;
      if (isGone) id = '';
      await new Promise((done) => setTimeout(done, Math.min(5_000, 300 * 2 ** failures)));
    }
  }
}
