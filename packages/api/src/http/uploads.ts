import type { Context } from 'koa';
import { Refusal } from './refusal.ts';

/** More than any single file may have, so that its own operation says what is too large. */
const limit = 12 * 1024 * 1024;

export interface UploadedForm {
  texts: Record<string, string>;
  files: Record<string, Blob>;
}

/** A multipart body, read whole: only operations that the contract marks have one. */
export async function readUpload(context: Context): Promise<UploadedForm> {
  if (context.is('multipart/form-data') !== 'multipart/form-data') {
    throw new Refusal(415, 'Send the body as multipart/form-data', 'unsupported_media_type');
  }
  const bytes = await readBytes(context);
  const form: UploadedForm = { texts: {}, files: {} };
  for (const [name, value] of await fieldsOf(context, bytes)) {
    if (typeof value === 'string') form.texts[name] = value;
    else form.files[name] = value;
  }
  return form;
}

async function readBytes(context: Context): Promise<Buffer> {
  const tooLarge = () => new Refusal(413, 'This request is too large', 'payload_too_large');
  if (Number(context.request.length ?? 0) > limit) throw tooLarge();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of context.req as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > limit) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function fieldsOf(context: Context, bytes: Buffer) {
  const headers = { 'content-type': context.get('content-type') };
  try {
    return await new Response(new Uint8Array(bytes), { headers }).formData();
  } catch {
    throw new Refusal(400, 'The body is not a valid form', 'malformed_form');
  }
}
