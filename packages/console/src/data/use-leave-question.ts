import { useBlocker } from '@tanstack/react-router';

/** Holds back the way to another page, tab or site while something is not saved: whoever shows the question answers it. */
export function useLeaveQuestion(isDirty: boolean) {
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return {
    isAsking: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
