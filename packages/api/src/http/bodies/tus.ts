import type { Operation, Schema } from '@helpdesk/sdk/contract/operations';
import type { Context } from 'koa';
import type { Config } from '../../config.ts';
import { invalid, Refusal } from '../../refusal.ts';

const version = '1.0.0';

/** The headers of a tus request. */
export interface TusCall {
  /** For a new upload: the size of the file in bytes. */
  length: number;
  /** For a piece: the position of its first byte. */
  offset: number;
}

export function readTus(context: Context, { method, body }: Operation): TusCall {
  context.set('Tus-Resumable', version);
  const spoken = context.get('Tus-Resumable') || version;
  if (spoken !== version) {
    context.set('Tus-Version', version);
    throw new Refusal(412, `This server supports tus version ${version}`, 'unsupported_version');
  }
  return {
    length: method === 'POST' ? bytesIn(context, 'Upload-Length') : 0,
    offset: body === 'piece' ? bytesIn(context, 'Upload-Offset') : 0,
  };
}

function bytesIn(context: Context, name: string): number {
  const text = context.get(name);
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw invalid(name, `${name} must be a number of bytes`);
}

/** Sets the headers that show the progress of an upload. */
export function writeTus(
  context: Context,
  { offset, size, expiresAt }: Omit<Schema<'FileUpload'>, 'id' | 'file'>,
  location?: string,
) {
  context.set('Upload-Offset', String(offset));
  context.set('Upload-Length', String(size));
  context.set('Upload-Expires', new Date(expiresAt).toUTCString());
  if (location) context.set('Location', location);
}

/** Answers OPTIONS for resumable uploads. */
export function answerTus(context: Context, { maxFileBytes }: Pick<Config, 'maxFileBytes'>) {
  context.set('Tus-Resumable', version);
  context.set('Tus-Version', version);
  context.set('Tus-Extension', 'creation,termination,expiration');
  context.set('Tus-Max-Size', String(maxFileBytes));
  context.status = 204;
}
