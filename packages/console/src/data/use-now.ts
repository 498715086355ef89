import { useEffect, useState } from 'react';

/** Returns the current time, updated at an interval in milliseconds; for texts with elapsed time. */
export function useNow(every = 30_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
