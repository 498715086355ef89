import { OriginFilter } from '../origins/OriginFilter.tsx';
import TagFilter from '../tags/TagFilter.tsx';
import type { TicketFilters } from './filters.ts';

type FilterButtonsProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
};

/** The filters that have a panel behind a button. */
export default function FilterButtons(props: FilterButtonsProps) {
  return (
    <>
      <TagFilter {...props} />
      <OriginFilter {...props} />
    </>
  );
}
