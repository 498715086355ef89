import m from '../messages.yaml';
import { OriginFilter } from '../origins/OriginFilter.tsx';
import TagFilter from '../tags/TagFilter.tsx';
import type { TicketFilters } from './filters.ts';

type FilterButtonsProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
  /** Whether there is room for labels. */
  named?: boolean;
};

/** The filters whose panel opens from a button. */
export default function FilterButtons({ named, ...props }: FilterButtonsProps) {
  return (
    <>
      <TagFilter {...props} word={named ? m.filterButtons.tags : undefined} />
      <OriginFilter {...props} word={named ? m.filterButtons.channel : undefined} />
    </>
  );
}
