import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import { countUpload } from '../../http/bodies/count-upload.ts';
import { networkKey } from '../../http/limits/client-address.ts';
import { notFound } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Received } from '../../stored-files/disk.ts';
import { refuseUnfit } from '../../stored-files/refuse-unfit.ts';
import { beginUpload } from '../../stored-files/store/resumable.ts';
import { takeUpload } from '../../stored-files/take-upload.ts';
import { visitorOfForm } from './answered-files.ts';
import { fieldsOf } from './present.ts';
import { formFor, type Origin } from './receive.ts';

interface Asked {
  formId: string;
  /** Name of the field. */
  field: string;
  /** Name of the file. */
  name: string;
}

type From = Pick<Origin, 'ip' | 'limits' | 'site'>;

/** Stores a file as the answer to a field of a form, for its submission to reference. */
export async function takeAnswer(
  { config }: ServerContext,
  org: Org,
  { received, ...asked }: Asked & { received: Received },
  from: From,
): Promise<Schema<'UploadedFile'>> {
  const { form, question } = await askedFor(org, asked, from);
  await refuseUnfit(question.validation, received, asked.name);
  const by = { ...visitorOfForm(form.id), network: networkKey(from.ip) };
  return takeUpload(config, org, received, asked.name, by);
}

/** Begins a resumable upload of such an answer. */
export async function beginAnswer(
  { config }: ServerContext,
  org: Org,
  { size, ...asked }: Asked & { size: number },
  from: From,
): Promise<Schema<'FileUpload'>> {
  const { form, question } = await askedFor(org, asked, from);
  const file = { name: asked.name, size, rules: question.validation ?? {} };
  const by = { ...visitorOfForm(form.id), network: networkKey(from.ip) };
  return beginUpload(config, org, file, by);
}

async function askedFor(org: Org, { formId, field }: Asked, { ip, limits, site }: From) {
  await countUpload(limits, org, ip);
  const form = await formFor(org, formId, site);
  const question = fieldsOf(form).find((one) => one.name === field && one.type === 'file');
  if (!question) throw notFound("This field doesn't accept files");
  return { form, question };
}
