import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether the focus is within an element. It counts as there until the pointer that takes it away is released:
 * what moves when the composer folds must not move from under a click.
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
      // After the click that follows.
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
