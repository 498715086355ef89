import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input } from './Input.tsx';

type SearchInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> & {
  label: string;
  text: string;
  onText: (text: string) => void;
};

/** A search box for a list. */
export function SearchInput({ label, text, onText, ...rest }: SearchInputProps) {
  return (
    <Input
      type="search"
      aria-label={label}
      icon={<Search />}
      value={text}
      onChange={({ target }) => onText(target.value)}
      maxLength={200}
      autoComplete="off"
      {...rest}
    />
  );
}
