import type { Org } from '../../../database/types.ts';
import { invalid } from '../../../refusal.ts';
import { currentTags } from '../../tags/read/tags.ts';
import type { FormSettings } from '../settings.ts';

/** The settings with the current tags; rejects a tag that never existed. */
export async function withCurrentTags(
  org: Org,
  settings: FormSettings,
  before: readonly string[] = [],
): Promise<FormSettings> {
  if (settings.tagIds.length === 0) return settings;
  for (const id of settings.tagIds) {
    if (before.includes(id) || (await currentTags(org, [id])).length > 0) continue;
    throw invalid('settings.tagIds', 'This tag no longer exists');
  }
  const tags = await currentTags(org, settings.tagIds);
  return { ...settings, tagIds: tags.map(({ id }) => id) };
}
