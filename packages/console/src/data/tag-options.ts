import type { Schema } from '@helpdesk/sdk/contract/operations';
import { foldedTagName, tagName, tagsMatching } from '@helpdesk/sdk/rules/tags';
import m from './messages.yaml';

type Tag = Schema<'Tag'>;
type TagRef = Schema<'TagRef'>;

/** The user finds more by typing. */
const MOST = 50;

/** The value of the option that creates a tag with the typed name. */
export const newTag = 'new';

type Option<Drawn> = {
  key: string;
  icon: Drawn;
  label: string;
  hint?: Drawn | string | undefined;
  checked?: boolean;
};
type Group<Drawn> = { name: string; options: readonly Option<Drawn>[] };

type Offered<Drawn> = {
  tags: readonly Tag[];
  /** The typed text. */
  text: string;
  /** The groups that come first if nothing is typed. */
  first?: readonly { name: string; tags: readonly TagRef[] }[];
  mayAdd?: boolean;
  checked: (id: string) => boolean;
  /** Shown beside a tag in place of its number of tickets. */
  hint?: (id: string) => Drawn | string | undefined;
  /** The icons for a tag, and for creating one. */
  icons: { tag: (color: TagRef['color']) => Drawn; add: Drawn };
};

/** Returns the options of a tag picker, in groups. */
export function tagGroups<Drawn>({
  tags,
  text,
  first = [],
  mayAdd,
  checked,
  hint,
  icons,
}: Offered<Drawn>): Group<Drawn>[] {
  const counts = new Map(tags.map(({ id, ticketCount }) => [id, ticketCount]));
  const option = ({ id, name, color }: TagRef): Option<Drawn> => ({
    key: id,
    icon: icons.tag(color),
    label: name,
    hint: hint?.(id) ?? counts.get(id)?.toLocaleString(),
    checked: checked(id),
  });
  const found = tagsMatching(tags, text);
  const name = tagName(text);
  if (name) {
    const isKnown = tags.some((tag) => foldedTagName(tag.name) === foldedTagName(name));
    const added = { key: newTag, icon: icons.add, label: m.tagOptions.create({ name }) };
    return filled([
      { name: m.tagOptions.tags, options: found.slice(0, MOST).map(option) },
      {
        name: m.tagOptions.newTag,
        options: mayAdd && !isKnown && foldedTagName(name) ? [added] : [],
      },
    ]);
  }
  const placed = new Set<string>();
  const groups = first.map((group) => {
    const own = group.tags.filter(({ id }) => !placed.has(id));
    for (const { id } of own) placed.add(id);
    return { name: group.name, options: own.map(option) };
  });
  const rest = found.filter(({ id }) => !placed.has(id)).slice(0, MOST);
  const others = placed.size > 0 ? m.tagOptions.otherTags : m.tagOptions.tags;
  return filled([...groups, { name: others, options: rest.map(option) }]);
}

const filled = <Drawn>(groups: Group<Drawn>[]) =>
  groups.filter(({ options }) => options.length > 0);
