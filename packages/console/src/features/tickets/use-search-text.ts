import { useEffect, useRef, useState } from 'react';

const PAUSE = 250;

/** The text of a search box: typed at once, told after a pause, and following the address when that changes. */
export function useSearchText(asked: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(asked);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });

  useEffect(() => {
    if (asked === told.current) return;
    told.current = asked;
    clearTimeout(timer.current);
    setText(asked);
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      told.current = next.trim();
      search.current(told.current);
    }, PAUSE);
  }
  return [text, type] as const;
}
