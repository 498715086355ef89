import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Beginning } from './use-first-unread.ts';

const NEAR_END = 48;
const ROOM_ABOVE = 12;

/** Opens a conversation at its unread part or otherwise at its newest message, and follows its end while the reader is there. */
export function useEnd(content: RefObject<HTMLElement | null>, beginning: Beginning) {
  const follows = useRef(true);
  const begunAt = useRef<number>(undefined);
  const at = typeof beginning === 'object' ? beginning?.messageId : beginning;

  // Runs before the resize observer moves the page to its end.
  useLayoutEffect(() => {
    const page = document.getElementById('main');
    const shown = content.current;
    if (!page || !shown) return;
    // The unread part may be known a moment later; a reader who has scrolled in the meantime stays in place.
    if (begunAt.current !== undefined && begunAt.current !== page.scrollTop) return;
    const begin = () => {
      page.scrollTop = at === 'top' ? 0 : startOf(page, shown);
      begunAt.current = page.scrollTop;
      follows.current = isAtEnd(page);
    };
    begin();
    // The router scrolls a new page to its top after it's rendered.
    const frame = requestAnimationFrame(begin);
    return () => cancelAnimationFrame(frame);
  }, [content, at]);

  useEffect(() => {
    const page = document.getElementById('main');
    const shown = content.current;
    if (!page || !shown) return;
    const onScroll = () => {
      follows.current = isAtEnd(page);
    };
    page.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(() => {
      if (follows.current) page.scrollTop = page.scrollHeight;
    });
    observer.observe(shown);
    return () => {
      page.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [content]);

  return {
    show() {
      follows.current = true;
      const page = document.getElementById('main');
      page?.scrollTo({ top: page.scrollHeight });
    },
    /** Stops following the end, whatever is added. */
    leave() {
      follows.current = false;
    },
  };
}

const isAtEnd = (page: HTMLElement) =>
  page.scrollHeight - page.scrollTop - page.clientHeight < NEAR_END;

/** The end of the page, or the start of its unread part or newest message if that is longer than the screen. */
function startOf(page: HTMLElement, content: HTMLElement): number {
  const end = page.scrollHeight - page.clientHeight;
  const first =
    content.querySelector('[data-new]') ?? [...content.querySelectorAll('[data-message]')].at(-1);
  if (!first) return 0;
  const header =
    document.querySelector('[data-ticket-header]')?.getBoundingClientRect().height ?? 0;
  const top = first.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop;
  const bar = page.querySelector('header')?.getBoundingClientRect().height ?? 0;
  return Math.max(0, Math.min(end, top - bar - header - ROOM_ABOVE));
}
