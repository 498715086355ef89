import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a message is scrolled out of view; calls back when it becomes visible. */
export function useOutOfSight(
  box: RefObject<HTMLElement | null>,
  messageId: string | undefined,
  onSeen: () => void,
): boolean {
  const [hidden, setHidden] = useState<string | null>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });

  useEffect(() => {
    const message = messageId && box.current?.querySelector(`[data-message="${messageId}"]`);
    if (!message) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) seen.current();
      else setHidden(messageId);
    });
    observer.observe(message);
    return () => observer.disconnect();
  }, [box, messageId]);

  return messageId !== undefined && hidden === messageId;
}
