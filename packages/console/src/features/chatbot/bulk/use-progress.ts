import { useEffect, useState } from 'react';

const STEP = 10;
const EVERY = 100;
const CAP = 90;

/** A progress in percent that climbs while something runs whose length nobody knows, and is full when it is done. */
export function useProgress(isRunning: boolean, isDone: boolean): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setProgress((now) => Math.min(CAP, now + STEP)), EVERY);
    return () => {
      clearInterval(timer);
      setProgress(0);
    };
  }, [isRunning]);
  return isDone ? 100 : progress;
}
