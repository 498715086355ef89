import type { Schema } from '@helpdesk/sdk/contract/operations';
import { foldedTagName } from '@helpdesk/sdk/rules/tags';
import { prepare } from '../../../database/prepare.ts';
import type { TagRow } from '../../../database/rows/tags.ts';
import type { Org, P } from '../../../database/types.ts';
import { notFound } from '../../../refusal.ts';
import { presentTag } from '../present.ts';
import { readTagCounts } from './counters.ts';

const live = prepare((org) => org.from('all_tags').whereNull('deleted_at').orderBy('folded'));

/** All tags, by name. */
export const readTags = (org: Org) => org.all<TagRow>(live({}));

/** All tags, by name, with their counts. */
export async function listTags(org: Org): Promise<Schema<'Tag'>[]> {
  const [rows, counts] = await Promise.all([readTags(org), readTagCounts(org)]);
  return rows.map((row) => presentTag(row, counts.get(row.id)));
}

const byId = prepare((org, p: P<'id'>) => org.from('all_tags').where('id', p.id));
const byFolded = prepare((org, p: P<'folded'>) =>
  org.from('all_tags').where('folded', p.folded).whereNull('deleted_at'),
);

/** A tag, even if it was deleted. */
export const findAnyTag = (org: Org, id: string) => org.first<TagRow>(byId({ id }));

/** Finds a tag by name, ignoring case, accents and spaces. */
export const findByName = (org: Org, name: string) =>
  org.first<TagRow>(byFolded({ folded: foldedTagName(name) }));

/** Finds a tag by name or ID. */
export async function findNamed(org: Org, name: string): Promise<TagRow | undefined> {
  const tag = (await findByName(org, name)) ?? (await findAnyTag(org, name));
  return tag?.deleted_at === null ? tag : undefined;
}

/** The current tags for these IDs: a merged tag is replaced by its target, a deleted one is omitted. */
export async function currentTags(org: Org, ids: readonly string[]): Promise<TagRow[]> {
  const found = new Map<string, TagRow>();
  for (const id of ids) {
    let row = await findAnyTag(org, id);
    while (row?.merged_into) row = await findAnyTag(org, row.merged_into);
    if (row?.deleted_at === null) found.set(row.id, row);
  }
  const byName = (one: TagRow, other: TagRow) => (one.folded < other.folded ? -1 : 1);
  return [...found.values()].sort(byName);
}

const known = prepare((org) =>
  org.from('all_tags').select('id', 'name', 'color', 'folded', 'deleted_at', 'merged_into'),
);

/** Does the same for many lists of IDs with a single read. */
export async function readCurrentTags(org: Org): Promise<(ids: readonly string[]) => TagRow[]> {
  const rows = new Map((await org.all<TagRow>(known({}))).map((row) => [row.id, row]));
  const current = (id: string): TagRow | undefined => {
    const row = rows.get(id);
    return row?.merged_into ? current(row.merged_into) : row;
  };
  return (ids) =>
    [...new Set(ids.map(current))].filter(
      (row): row is TagRow => row !== undefined && row.deleted_at === null,
    );
}

export async function findTag(org: Org, id: string): Promise<TagRow> {
  const row = await findAnyTag(org, id);
  if (!row || row.deleted_at !== null) throw noTag();
  return row;
}

export const noTag = () => notFound('Tag not found');

/** Returns a tag with its counts. */
export async function showTag(org: Org, id: string): Promise<Schema<'Tag'>> {
  const [row, counts] = await Promise.all([findTag(org, id), readTagCounts(org, id)]);
  return presentTag(row, counts.get(id));
}
