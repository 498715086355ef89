import { ListFilter } from 'lucide-react';
import { lazy } from 'react';
import { FilterButton } from '../../../ui/FilterButton.tsx';
import m from '../messages.yaml';
import { type OriginFilters, originKinds } from './origin-filters.ts';

const load = () => import('./OriginFilterPanel.tsx');
const OriginFilterPanel = lazy(load);

type OriginFilterProps = {
  filters: OriginFilters;
  onChange: (part: Partial<OriginFilters>) => void;
  word?: string | undefined;
};

/** The filter of a ticket list by origin. */
export function OriginFilter({ word, ...props }: OriginFilterProps) {
  const count = originKinds.filter((kind) => props.filters[kind]).length;
  return (
    <FilterButton
      label={
        count > 0
          ? m.originFilter.filterByChannelFormOrFile({ count })
          : m.originFilter.filterByChannelFormOrFile2
      }
      icon={<ListFilter />}
      word={word}
      isOn={count > 0}
      load={load}
      panel={(button, close) => <OriginFilterPanel {...props} button={button} onClose={close} />}
    />
  );
}
