import { attempt } from './attempt.ts';
import type { ChatAccess } from './chat.ts';
import type { publicTicketsBeginUpload, publicTicketsUpload } from './client/calls.ts';
import type { Connection } from './connection.ts';
import {
  publicChatBeginUpload,
  publicChatUpload,
  publicUploadsAppend,
  publicUploadsCancel,
  publicUploadsGet,
  widgetBeginUpload,
  widgetUpload,
} from './operations.ts';
import { type PieceCalls, type Uploaded, type UploadOptions, uploadInPieces } from './pieces.ts';

const minute = 60_000;

/** The operations of a visitor's upload: one for a small file, and one that starts a resumable upload. */
export interface VisitorsWay {
  whole: typeof widgetUpload | typeof publicChatUpload | typeof publicTicketsUpload;
  begin: typeof widgetBeginUpload | typeof publicChatBeginUpload | typeof publicTicketsBeginUpload;
  subdomain: string;
  to: object;
  proof?: Record<string, string>;
}

export function uploadByVisitor(
  connection: Connection,
  { whole, begin, subdomain, to, proof }: VisitorsWay,
  file: File,
  options: UploadOptions,
): Promise<Uploaded> {
  const { signal } = options;
  const input = { ...to, name: file.name || 'file' };
  const watched = (onProgress: UploadOptions['onProgress']) => ({
    ...connection,
    fetch: fetchWithProgress(onProgress),
  });
  const calls: PieceCalls = {
    whole: () =>
      attempt(watched(options.onProgress), whole, { ...input, file } as never, {
        signal,
        headers: { ...proof },
        timeout: 60 * minute,
      }),
    begin: (headers) =>
      attempt(connection, begin, input as never, { signal, headers: { ...proof, ...headers } }),
    look: (id) => attempt(connection, publicUploadsGet, { subdomain, id }, { signal }),
    append: (id, piece, headers, onProgress) =>
      attempt(
        watched(onProgress),
        publicUploadsAppend,
        { subdomain, id, file: piece },
        { signal, headers, timeout: 2 * minute },
      ),
    cancel: (id) => attempt(connection, publicUploadsCancel, { subdomain, id }),
  };
  return uploadInPieces(calls, file, options);
}

/**
 * Uploads a file as the answer to a field of a contact form; the answer is its ID, or several separated by slashes. A file over 5 MB is
 * uploaded in chunks and resumes automatically. For browsers.
 * @throws HelpdeskError on an error response or connection error; the signal's reason if aborted
 */
export const uploadToForm = (
  connection: Connection,
  to: { org: string; formId: string; field: string },
  file: File,
  options: UploadOptions,
): Promise<Uploaded> =>
  uploadByVisitor(
    connection,
    { whole: widgetUpload, begin: widgetBeginUpload, subdomain: to.org, to },
    file,
    options,
  );

/**
 * Uploads a file to send with a message of a visitor's chat, once they talk to or wait for an agent, or to leave with a message if no one
 * is online (`fileIds` of publicChat.leaveMessage). A file over 5 MB is uploaded in chunks and resumes automatically. For browsers.
 * @throws HelpdeskError on an error response or connection error; the signal's reason if aborted
 */
export const uploadToChat = (
  connection: Connection,
  { subdomain, access: { id, token } }: { subdomain: string; access: ChatAccess },
  file: File,
  options: UploadOptions,
): Promise<Uploaded> =>
  uploadByVisitor(
    connection,
    {
      whole: publicChatUpload,
      begin: publicChatBeginUpload,
      subdomain,
      to: { subdomain, id },
      proof: { 'X-Chat-Access': token },
    },
    file,
    options,
  );

/** A `fetch` for one call that reports how much of its body has been sent, from 0 to 1. */
export const fetchWithProgress =
  (onProgress: (part: number) => void): typeof fetch =>
  (url, { method = 'GET', headers, body, signal, credentials } = {}) =>
    new Promise((done, fail) => {
      const request = new XMLHttpRequest();
      request.open(method, String(url));
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      };
      request.onload = () => {
        const type = request.getResponseHeader('Content-Type') ?? 'application/json';
        const answer = { status: request.status, headers: { 'Content-Type': type } };
        // A response with status 204 must not have a body, not even an empty text.
        done(new Response(request.responseText || null, answer));
      };
      request.onerror = () => fail(new TypeError('The upload failed'));
      request.onabort = () => fail(new DOMException('Aborted', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
