import { Tag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { filteredTags, type TagFilters } from './tag-filters.ts';

const load = () => import('./TagFilterPanel.tsx');
const TagFilterPanel = lazy(load);

type TagFilterProps = { filters: TagFilters; onChange: (part: Partial<TagFilters>) => void };

/** The filter of a list of tickets by their tags. */
export default function TagFilter({ filters, onChange }: TagFilterProps) {
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  const count = filteredTags(filters).size;
  return (
    <>
      <IconButton
        label={count > 0 ? `Filter by tags, ${count} chosen` : 'Filter by tags'}
        bordered
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        onClick={({ currentTarget }) => setOpened(opened ? null : currentTarget)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        {...(count > 0 && { className: 'bg-accent/12 text-primary-text' })}
      >
        <Tag />
      </IconButton>
      {opened && (
        <Suspense>
          <TagFilterPanel
            button={opened}
            filters={filters}
            onChange={onChange}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
