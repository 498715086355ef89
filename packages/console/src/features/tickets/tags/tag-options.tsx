import type { Schema } from '@helpdesk/sdk/contract/operations';
import { foldedTagName, tagName, tagsMatching } from '@helpdesk/sdk/rules/tags';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ComboGroup, ComboOption } from '../../../ui/ComboPanel.tsx';
import { TagDot } from '../../../ui/TagChip.tsx';

type Tag = Schema<'Tag'>;
type TagRef = Schema<'TagRef'>;

/** More are found by typing. */
const MOST = 50;

/** The option that adds a tag of the typed name. */
export const newTag = 'new';

type Offered = {
  tags: readonly Tag[];
  /** What was typed. */
  text: string;
  /** The groups that come first while nothing is typed. */
  first?: readonly { name: string; tags: readonly TagRef[] }[];
  mayAdd?: boolean;
  checked: (id: string) => boolean;
  /** Beside a tag in place of the number of its tickets. */
  hint?: (id: string) => ReactNode;
};

/** The tags that a picker offers, in its groups. */
export function tagGroups({
  tags,
  text,
  first = [],
  mayAdd,
  checked,
  hint,
}: Offered): ComboGroup[] {
  const counts = new Map(tags.map(({ id, ticketCount }) => [id, ticketCount]));
  const option = ({ id, name, color }: TagRef): ComboOption => ({
    key: id,
    icon: <TagDot color={color} />,
    label: name,
    hint: hint?.(id) ?? counts.get(id)?.toLocaleString(),
    checked: checked(id),
  });
  const found = tagsMatching(tags, text);
  const name = tagName(text);
  if (name) {
    const isKnown = tags.some((tag) => foldedTagName(tag.name) === foldedTagName(name));
    const added = { key: newTag, icon: <Plus aria-hidden="true" />, label: `Create “${name}”` };
    return filled([
      { name: 'Tags', options: found.slice(0, MOST).map(option) },
      { name: 'New tag', options: mayAdd && !isKnown && foldedTagName(name) ? [added] : [] },
    ]);
  }
  const placed = new Set<string>();
  const groups = first.map((group) => {
    const own = group.tags.filter(({ id }) => !placed.has(id));
    for (const { id } of own) placed.add(id);
    return { name: group.name, options: own.map(option) };
  });
  const rest = found.filter(({ id }) => !placed.has(id)).slice(0, MOST);
  const others = placed.size > 0 ? 'Other tags' : 'Tags';
  return filled([...groups, { name: others, options: rest.map(option) }]);
}

const filled = (groups: ComboGroup[]) => groups.filter(({ options }) => options.length > 0);
