import type { Context } from 'koa';
import { Refusal } from '../../refusal.ts';
import { readWhole } from './read-whole.ts';
import { repeated } from './unclear-json.ts';

/** Larger than the limit of any single file, so the operation itself refuses large files. */
const limit = 12 * 1024 * 1024;

export interface UploadedForm {
  texts: Record<string, string>;
  files: Record<string, Blob>;
}

/** Reads a whole multipart body. */
export async function readUpload(context: Context): Promise<UploadedForm> {
  if (context.is('multipart/form-data') !== 'multipart/form-data') {
    throw new Refusal(415, 'Send the body as multipart/form-data', 'unsupported_media_type');
  }
  const bytes = await readWhole(context, limit);
  const form: UploadedForm = { texts: {}, files: {} };
  for (const [name, value] of await fieldsOf(context, bytes)) {
    if (Object.hasOwn(form.texts, name) || Object.hasOwn(form.files, name)) throw repeated(name);
    if (typeof value === 'string') form.texts[name] = value;
    else form.files[name] = value;
  }
  return form;
}

async function fieldsOf(context: Context, bytes: Buffer) {
  const headers = { 'content-type': context.get('content-type') };
  try {
    return await new Response(new Uint8Array(bytes), { headers }).formData();
  } catch {
    throw new Refusal(400, "The body isn't a valid form", 'malformed_form');
  }
}
