import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether the focus is within an element. If a pointer takes the focus away, it counts as inside until the pointer is
 * released: collapsing the composer must not move anything from under a click.
 */
export function useAtWork() {
  const [isAtWork, setAtWork] = useState(false);
  const isPressed = useRef(false);
  const isWithin = useRef(false);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // After the click event that follows.
      setTimeout(() => setAtWork(isWithin.current));
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, []);

  const handlers = {
    onFocus() {
      isWithin.current = true;
      setAtWork(true);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      isWithin.current = currentTarget.contains(relatedTarget);
      if (!isWithin.current && !isPressed.current) setAtWork(false);
    },
  };
  return [isAtWork, handlers] as const;
}
