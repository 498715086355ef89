import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { MacroRow } from '../../database/rows/macros.ts';
import type { TagRow } from '../../database/rows/tags.ts';
import type { FilesByMessage } from '../../stored-files/present.ts';
import { presentTagRef } from '../tags/present.ts';
import { stepsOf } from './steps.ts';

/** A macro as the API returns it, with those of its tags that still exist. */
export function presentMacro(
  row: MacroRow,
  position: number,
  tagsOf: (ids: readonly string[]) => TagRow[],
  files: FilesByMessage,
): Schema<'Macro'> {
  const { addTagIds, removeTagIds, replyFileIds, noteFileIds, ...steps } = stepsOf(row);
  const filesOf = (ids: readonly string[]) =>
    (files.get(row.id) ?? []).filter(({ id }) => ids.includes(id));
  return {
    id: row.id,
    name: row.name,
    ...steps,
    replyFiles: filesOf(replyFileIds),
    noteFiles: filesOf(noteFileIds),
    addTags: tagsOf(addTagIds).map(presentTagRef),
    removeTags: tagsOf(removeTagIds).map(presentTagRef),
    visibility: row.owner_id === null ? 'team' : 'personal',
    position,
    useCount: Number(row.use_count),
    lastUsedAt: row.last_used_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
