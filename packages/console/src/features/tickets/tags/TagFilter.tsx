import { Tag } from 'lucide-react';
import { lazy } from 'react';
import { FilterButton } from '../../../ui/FilterButton.tsx';
import m from '../messages.yaml';
import { filteredTags, type TagFilters } from './tag-filters.ts';

const load = () => import('./TagFilterPanel.tsx');
const TagFilterPanel = lazy(load);

type TagFilterProps = {
  filters: TagFilters;
  onChange: (part: Partial<TagFilters>) => void;
  word?: string | undefined;
};

/** The filter of a list of tickets by their tags. */
export default function TagFilter({ word, ...props }: TagFilterProps) {
  const count = filteredTags(props.filters).size;
  return (
    <FilterButton
      label={count > 0 ? m.tagFilter.filterByTagsChosen({ count }) : m.tagFilter.filterByTags}
      icon={<Tag />}
      word={word}
      isOn={count > 0}
      load={load}
      panel={(button, close) => <TagFilterPanel {...props} button={button} onClose={close} />}
    />
  );
}
