import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import m from '../messages.yaml';
import { SearchInput } from '../SearchInput.tsx';
import { Select } from '../Select.tsx';
import type { Filter, Search } from './resource.ts';

type SearchBarProps = {
  /** The items to search, such as Canned replies. */
  name: string;
  search: Search;
  filters?: readonly Filter[] | undefined;
  className?: string;
  /** The content at its end. */
  children?: ReactNode;
};

/** The search box of a list, with filters beside it. */
export function SearchBar({ name, search, filters = [], className, children }: SearchBarProps) {
  return (
    <div
      role="search"
      aria-label={name}
      className={cx('flex flex-wrap items-center gap-2', className)}
    >
      <div className="min-w-0 flex-1 basis-56 max-sm:basis-full sm:max-w-sm">
        <SearchInput label={m.searchBar.search({ name: name.toLowerCase() })} {...search} />
      </div>
      {filters.map(({ label, value, options, onChange }) => (
        <Select
          key={label}
          aria-label={label}
          className="w-44 max-sm:w-auto max-sm:flex-1"
          value={value}
          options={options}
          onChange={({ target }) => onChange(target.value)}
        />
      ))}
      {children}
    </div>
  );
}
