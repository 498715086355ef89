import { useEffect, useRef, useState } from 'react';

const PAUSE = 250;

/** The text of a search box: updated while typing, debounced for the search, and following the address. */
export function useSearchText(asked: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const passedOn = useRef(asked);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });

  useEffect(() => {
    if (asked === passedOn.current) return;
    passedOn.current = asked;
    clearTimeout(timer.current);
    setText(asked);
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      passedOn.current = next.trim();
      search.current(passedOn.current);
    }, PAUSE);
  }
  return [text, type] as const;
}
