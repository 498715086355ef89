import { useEffect } from 'react';

/** Puts a count before the window's title, whatever page sets it; none for 0. */
export function useTitleCount(count: number) {
  useEffect(() => {
    if (count === 0) return;
    const mark = `(${count}) `;
    const show = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(mark, '');
    };
  }, [count]);
}
