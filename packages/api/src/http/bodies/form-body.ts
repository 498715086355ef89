import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'koa';
import type { Config } from '../../config.ts';
import { newId } from '../../database/ids.ts';
import { Refusal } from '../../refusal.ts';
import { type Received, received, unfinishedFolder } from '../../stored-files/disk.ts';
import { fileTooLarge, tooMuchTogether } from '../../stored-files/refused.ts';
import { readWhole } from './read-whole.ts';

const limit = 256 * 1024;
const maxFiles = 20;

type FormLimits = Pick<Config, 'dataDir' | 'maxFileBytes' | 'maxMessageBytes'>;

/** A file from a form. */
export interface ChosenFile {
  field: string;
  name: string;
  received: Received;
}

export interface FormBody {
  fields: URLSearchParams;
  /** On disk, waiting to be stored. */
  files: ChosenFile[];
  /** Removes files that were not stored. */
  discard(): Promise<void>;
}

/** The fields and files of a plain HTML form, sent by browsers without JavaScript. */
export async function readFormBody(context: Context, limits: FormLimits): Promise<FormBody> {
  switch (context.is('urlencoded', 'multipart/form-data')) {
    case 'urlencoded':
      return {
        fields: new URLSearchParams((await readWhole(context, limit)).toString()),
        files: [],
        discard: async () => {},
      };
    case 'multipart/form-data':
      return readMultipart(context, limits);
    default:
      throw new Refusal(
        415,
        'Send the form as application/x-www-form-urlencoded or multipart/form-data',
        'unsupported_media_type',
      );
  }
}

/** Files are written to disk as they arrive; only a chunk of each is in memory. */
async function readMultipart(context: Context, limits: FormLimits): Promise<FormBody> {
  const { dataDir, maxFileBytes, maxMessageBytes } = limits;
  const { formidable } = await import('formidable');
  // A folder for each form, because formidable leaves files behind when it refuses one.
  const uploadDir = join(unfinishedFolder(dataDir), newId());
  const discard = () => rm(uploadDir, { recursive: true, force: true, maxRetries: 3 });
  await mkdir(uploadDir, { recursive: true, mode: 0o700 });
  const form = formidable({
    uploadDir,
    hashAlgorithm: 'sha256',
    maxFiles,
    maxFileSize: maxFileBytes,
    maxTotalFileSize: maxMessageBytes,
    maxFieldsSize: limit,
    maxFields: 200,
    // Browsers send an empty file without a name if none was chosen.
    allowEmptyFiles: true,
    minFileSize: 0,
  });
  // Otherwise, files come in the order in which they were written, not that of the form.
  const inOrder: string[] = [];
  form.on('fileBegin', (_, { filepath }) => void inOrder.push(filepath));
  const [texts, chosen] = await form.parse(context.req).catch(async (error: unknown) => {
    await discard();
    throw refusalOf(error, limits);
  });
  const fields = new URLSearchParams();
  for (const [name, values] of Object.entries(texts)) {
    for (const value of values ?? []) fields.append(name, value);
  }
  const files: ChosenFile[] = [];
  for (const [field, some] of Object.entries(chosen)) {
    for (const { filepath, hash, size, originalFilename } of some ?? []) {
      if (originalFilename || size > 0) {
        const file = await received(filepath, String(hash), size);
        files.push({ field, name: originalFilename ?? '', received: file });
      }
    }
  }
  const placeOf = (file: ChosenFile) => inOrder.indexOf(file.received.path);
  return { fields, files: files.toSorted((a, b) => placeOf(a) - placeOf(b)), discard };
}

/** The messages for formidable's errors, by status and text. Everything else is a malformed or truncated form. */
function refusalOf(error: unknown, limits: FormLimits): unknown {
  const { httpCode, message = '' } = error as { httpCode?: number; message?: string };
  if (httpCode !== 413) {
    if (httpCode === undefined) return error;
    return new Refusal(400, "The body isn't a valid form", 'malformed_form');
  }
  if (/maxTotalFileSize/.test(message)) {
    return new Refusal(413, tooMuchTogether(limits), 'payload_too_large');
  }
  if (/maxFiles/.test(message)) {
    return new Refusal(413, `A message can have up to ${maxFiles} files`, 'payload_too_large');
  }
  if (!/maxFileSize/.test(message)) {
    return new Refusal(413, 'This request is too large', 'payload_too_large');
  }
  return fileTooLarge(limits);
}
