import { useEffect, useRef, useState } from 'react';

const PAUSE = 250;

/**
 * The text of a search box: updated while typing, debounced for the search, and following the address. `searched`
 * returns the part of a text to search for; by default all of it.
 */
export function useSearchText(
  asked: string,
  onSearch: (text: string) => void,
  searched: (text: string) => string = (text) => text,
) {
  const [text, setText] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const passedOn = useRef(asked);
  const search = useRef({ onSearch, searched });
  useEffect(() => {
    search.current = { onSearch, searched };
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
      passedOn.current = search.current.searched(next).trim();
      search.current.onSearch(passedOn.current);
    }, PAUSE);
  }
  return [text, type] as const;
}
