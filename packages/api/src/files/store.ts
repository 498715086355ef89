import { newId, now } from '../database/ids.ts';
import { prepare } from '../database/prepare.ts';
import type { FileRow } from '../database/rows/help.ts';
import type { Org, P } from '../database/types.ts';
import { Refusal } from '../refusal.ts';
import type { Picture } from './picture.ts';

const maxBytes = 1024 * 1024 * 1024;
const counter = 'files.bytes';

const used = prepare((org) => org.from('counters').where('name', counter).select('value'));
const fileByName = prepare((org, p: P<'name'>) => org.from('files').where('name', p.name));

/** Stores an image under a random name; returns its address. */
export async function keepPicture(org: Org, { bytes, type }: Picture): Promise<string> {
  const name = `${newId()}.webp`;
  await org.write(async (tx) => {
    const row = await tx.first<{ value: number }>(used({}));
    if (Number(row?.value ?? 0) + bytes.length > maxBytes) {
      throw new Refusal(409, 'The space for images is used up', 'too_many');
    }
    await tx.insert('files', { name, type, size: bytes.length, bytes, created_at: now() });
    await tx.add(counter, bytes.length);
  });
  return `/files/${org.id}/${name}`;
}

export const findFile = (org: Org, name: string) => org.first<FileRow>(fileByName({ name }));
