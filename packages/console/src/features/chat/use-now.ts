import { useEffect, useState } from 'react';

/** The time of day, again every so many milliseconds; for texts that tell how long something lasts. */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
