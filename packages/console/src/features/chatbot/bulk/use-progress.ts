import { useEffect, useState } from 'react';

const STEP = 10;
const EVERY = 100;
const CAP = 90;

/** An estimated progress in percent, for a task of unknown length; it reaches 100 when the task is done. */
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
