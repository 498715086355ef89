import type { HelpdeskError } from '@helpdesk/sdk';
import { call } from '@helpdesk/sdk/call';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  filesAppendToUpload,
  filesBeginUpload,
  filesCancelUpload,
  filesConfirmUpload,
  filesGetUpload,
  filesUpload,
} from '@helpdesk/sdk/operations';
import { uploadInPieces } from '@helpdesk/sdk/pieces';
import { fetchWithProgress } from '@helpdesk/sdk/upload';
import { connection } from './client.ts';

const minute = 60_000;

/** Uploads a file, and reports the part that has been sent, from 0 to 1; a large file resumes after an interruption. */
export function upload(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Schema<'UploadedFile'>> {
  const name = file.name || 'picture.png';
  const watched = (report: typeof onProgress) => ({
    ...connection,
    fetch: fetchWithProgress(report),
  });
  return uploadInPieces(
    {
      whole: () =>
        call(watched(onProgress), filesUpload, { name, file }, { signal, timeout: 15 * minute }),
      async begin(headers) {
        const begun = await call(connection, filesBeginUpload, { name }, { signal, headers });
        return begun.direct ? putWhole(begun, begun.direct.url, file, onProgress, signal) : begun;
      },
      look: (id) => call(connection, filesGetUpload, { id }, { signal }),
      append: (id, piece, headers, report) =>
        call(
          watched(report),
          filesAppendToUpload,
          { id, file: piece },
          { signal, headers, timeout: 2 * minute },
        ),
      cancel: (id) => call(connection, filesCancelUpload, { id }),
    },
    file,
    { onProgress, signal },
  );
}

type Begun = Schema<'FileUpload'>;

/**
 * Uploads a whole file directly to the storage, and confirms the upload. If that fails, for example because a network blocks the storage,
 * returns the upload unchanged, so its chunks are sent to the server.
 * @throws HelpdeskError if the file is rejected
 */
async function putWhole(
  begun: Begun,
  url: string,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Begun> {
  const { id, size } = begun;
  try {
    // Without a type, because the signature of the URL doesn't include one.
    const body = file.slice(0, size);
    const put = await fetchWithProgress(onProgress)(url, { method: 'PUT', body, signal });
    if (!put.ok) return begun;
    const confirmed = { signal, timeout: 15 * minute };
    return { ...begun, file: await call(connection, filesConfirmUpload, { id }, confirmed) };
  } catch (error) {
    const { status = 0, code } = error as Partial<HelpdeskError>;
    if (signal.aborted) void call(connection, filesCancelUpload, { id }).catch(() => {});
    const isRefused = status >= 400 && status < 500 && code !== 'upload_missing';
    if (signal.aborted || isRefused) throw error;
    return begun;
  }
}
