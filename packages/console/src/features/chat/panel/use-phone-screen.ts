import { useEffect, useRef } from 'react';

const MARK = 'chatScreen';

/** Milliseconds in which a chat that is left may lead to another page, or to another chat. */
const SOON = 60;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Makes an open chat a screen of its own on a phone: Back leaves it, and the keyboard makes it smaller. */
export function usePhoneScreen(isShown: boolean, onBack: () => void) {
  const leave = useRef(onBack);
  useEffect(() => {
    leave.current = onBack;
  });
  useEffect(() => {
    if (!isShown) return;
    clearTimeout(leaving);
    if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '');
    let isLeft = false;
    const back = () => {
      isLeft = true;
      leave.current();
    };
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      if (isLeft) return;
      // Left by a button: its entry goes, unless a page was opened from it.
      leaving = setTimeout(() => isMarked() && history.back(), SOON);
    };
  }, [isShown]);
  useEffect(() => (isShown ? followKeyboard() : undefined), [isShown]);
}

const isMarked = () => history.state?.[MARK] === true;

/** Says in CSS which part of the page a phone's keyboard leaves. */
function followKeyboard() {
  const seen = window.visualViewport;
  const { style } = document.documentElement;
  const follow = () => {
    // Zoomed in, the agent looks at a part of the chat.
    if (!seen || seen.scale > 1.1) return;
    style.setProperty('--seen', `${seen.height}px`);
    style.setProperty('--seen-from', `${seen.offsetTop}px`);
  };
  follow();
  for (const type of ['resize', 'scroll']) seen?.addEventListener(type, follow);
  return () => {
    for (const type of ['resize', 'scroll']) seen?.removeEventListener(type, follow);
    style.removeProperty('--seen');
    style.removeProperty('--seen-from');
  };
}
