import { useEffect, useState } from 'react';

const PAUSE = 250;

/** Debounces a text until typing pauses. */
export function useLater(text: string): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}
