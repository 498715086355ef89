import { useEffect, useRef } from 'react';

const MARK = 'chatScreen';

/** Milliseconds in which closing a chat may lead to another page or chat. */
const SOON = 60;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Makes an open chat its own screen on a phone: Back closes it, and it shrinks above the keyboard. */
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
      // Closed by a button: its history entry is removed, unless a page was opened from it.
      leaving = setTimeout(() => isMarked() && history.back(), SOON);
    };
  }, [isShown]);
  useEffect(() => (isShown ? followKeyboard() : undefined), [isShown]);
}

const isMarked = () => history.state?.[MARK] === true;

/** Sets in CSS which part of the page is visible above a phone's keyboard. */
function followKeyboard() {
  const seen = window.visualViewport;
  const { style } = document.documentElement;
  const follow = () => {
    // While zoomed in, the agent is viewing a part of the chat.
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
