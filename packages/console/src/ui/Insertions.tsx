import { useRef } from 'react';
import { Select, type SelectOption } from './Select.tsx';

type InsertionsProps = {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** The part of an insertion that is selected afterwards, so the user can type over it. */
  placeholder?: string;
};

/** Buttons that insert a text into the box before them. */
export function Insertions({ label, options, value, onChange, placeholder = '' }: InsertionsProps) {
  const place = useRef<HTMLDivElement>(null);
  function insert(text: string) {
    const box = place.current?.parentElement?.querySelector('textarea');
    const [from, to] = [box?.selectionStart ?? value.length, box?.selectionEnd ?? value.length];
    onChange(value.slice(0, from) + text + value.slice(to));
    requestAnimationFrame(() => {
      box?.focus();
      const at = placeholder ? text.indexOf(placeholder) : -1;
      const start = from + (at < 0 ? text.length : at);
      box?.setSelectionRange(start, start + (at < 0 ? 0 : placeholder.length));
    });
  }
  return (
    <div ref={place}>
      <Select
        aria-label={label}
        className="w-64 max-sm:w-full"
        value=""
        options={options}
        onChange={({ target }) => insert(target.value)}
      />
    </div>
  );
}
