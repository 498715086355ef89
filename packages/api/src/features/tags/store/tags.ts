import type { Schema } from '@helpdesk/sdk/contract/operations';
import { colorOfTagName, foldedTagName, tagName } from '@helpdesk/sdk/rules/tags';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { TagRow } from '../../../database/rows/tags.ts';
import type { Org, Tx } from '../../../database/types.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import { presentTagRef } from '../present.ts';
import { findByName, findTag } from '../read/tags.ts';

const maxTags = 1_000;

const howMany = prepare((org) => org.from('all_tags').whereNull('deleted_at').count('* as count'));

/** Rejects another tag if the organization has reached its limit. */
export async function checkQuota(tx: Tx) {
  const found = await tx.first<{ count: number }>(howMany({}));
  if (Number(found?.count ?? 0) < maxTags) return;
  throw new Refusal(409, `An organization can have up to ${maxTags} tags`, 'too_many');
}

/** Rejects a name that another tag has. */
export async function validateName(tx: Tx, { id, name }: Pick<TagRow, 'id' | 'name'>) {
  const other = await findByName(tx, name);
  if (!other || other.id === id) return;
  const message = 'There is already a tag with this name';
  throw new Refusal(409, message, 'tag_exists', {
    errors: [{ field: 'name', code: 'tag_exists', message }],
  });
}

/** The name as it is stored. */
function written(text: string) {
  const name = tagName(text);
  const folded = foldedTagName(name);
  if (!folded) throw invalid('name', 'Name is required', 'required');
  return { name, folded };
}

async function insertTag(tx: Tx, input: Schema<'TagInput'>): Promise<TagRow> {
  await checkQuota(tx);
  const { name, folded } = written(input.name);
  const at = now();
  const color = input.color ?? colorOfTagName(name);
  const row = { id: newId(), name, folded, color, created_at: at, updated_at: at };
  await tx.insert('all_tags', row);
  return { ...row, organization_id: tx.id, deleted_at: null, merged_into: null };
}

const added = (tx: Tx, tagIds: string[]) => tx.record('tag.changed', { tagIds, how: 'added' });

/** Creates a tag unless one with this name exists; returns the ID of either. */
export function createTag(org: Org, input: Schema<'TagInput'>): Promise<string> {
  return org.write(async (tx) => {
    const { name } = written(input.name);
    const known = await findByName(tx, name);
    if (known) return known.id;
    const { id } = await insertTag(tx, input);
    await added(tx, [id]);
    return id;
  });
}

/** Returns the tags with these names, and creates those that don't exist. */
export async function tagsNamed(tx: Tx, names: readonly string[]): Promise<Schema<'TagRef'>[]> {
  const found = new Map<string, TagRow>();
  const made: string[] = [];
  for (const text of names) {
    const { name, folded } = written(text);
    if (found.has(folded)) continue;
    const known = await findByName(tx, name);
    const row = known ?? (await insertTag(tx, { name }));
    if (!known) made.push(row.id);
    found.set(folded, row);
  }
  if (made.length > 0) await added(tx, made);
  const byName = (one: TagRow, other: TagRow) => (one.folded < other.folded ? -1 : 1);
  return [...found.values()].sort(byName).map(presentTagRef);
}

/** Changes the given fields of a tag. */
export function updateTag(org: Org, id: string, change: Schema<'TagPatch'>): Promise<void> {
  return org.write(async (tx) => {
    const before = await findTag(tx, id);
    const names = change.name === undefined ? {} : written(change.name);
    const row = { ...before, ...names, color: change.color ?? before.color };
    if (row.name === before.name && row.color === before.color) return;
    await validateName(tx, row);
    const { name, folded, color } = row;
    await tx.update('all_tags', { id }, { name, folded, color, updated_at: now() });
    await tx.record('tag.changed', { tagIds: [id], how: 'changed' });
  });
}
