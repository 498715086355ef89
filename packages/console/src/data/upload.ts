import { call } from '@helpdesk/sdk/call';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  filesAppendToUpload,
  filesBeginUpload,
  filesCancelUpload,
  filesGetUpload,
  filesUpload,
} from '@helpdesk/sdk/operations';
import { uploadInPieces } from '@helpdesk/sdk/pieces';
import { fetchWithProgress } from '@helpdesk/sdk/upload';
import { connection } from './client.ts';

const minute = 60_000;

/** Uploads a file, and reports how much of it has been sent, from 0 to 1; a large one goes on where it was cut off. */
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
      begin: (headers) => call(connection, filesBeginUpload, { name }, { signal, headers }),
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
