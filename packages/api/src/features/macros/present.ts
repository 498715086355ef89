import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { MacroRow, MacroSteps } from '../../database/rows/macros.ts';
import type { TagRow } from '../../database/rows/tags.ts';
import { presentTagRef } from '../tags/present.ts';

/** A macro, for those who see it, with the tags that there are now. */
export function presentMacro(
  row: MacroRow,
  position: number,
  tagsOf: (ids: readonly string[]) => TagRow[],
): Schema<'Macro'> {
  const { addTagIds, removeTagIds, ...steps } = JSON.parse(row.steps) as MacroSteps;
  return {
    id: row.id,
    name: row.name,
    ...steps,
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
