/** The filters by tags, each as comma-separated ids. */
export type TagFilters = { tags: string; anyTag: string; noTag: string };
export type TagMode = keyof TagFilters;

/** The maximum number of tags in each filter. */
export const maxFiltered = 10;

const idsIn = (text: string) => text.split(',').filter(Boolean);

/** The filter that each tag is in. */
export function filteredTags({ tags, anyTag, noTag }: TagFilters): ReadonlyMap<string, TagMode> {
  const modes = new Map<string, TagMode>();
  for (const id of idsIn(tags)) modes.set(id, 'tags');
  for (const id of idsIn(anyTag)) modes.set(id, 'anyTag');
  for (const id of idsIn(noTag)) modes.set(id, 'noTag');
  return modes;
}

/** The filters after picking a tag for one of them: the tag is removed from that one, or moved from the other one. */
export function withPicked(filters: TagFilters, id: string, mode: TagMode): TagFilters {
  const modes = new Map(filteredTags(filters));
  if (modes.get(id) === mode) modes.delete(id);
  else modes.set(id, mode);
  const of = (wanted: TagMode) =>
    [...modes].flatMap(([tagId, one]) => (one === wanted ? [tagId] : [])).join(',');
  return { tags: of('tags'), anyTag: of('anyTag'), noTag: of('noTag') };
}
