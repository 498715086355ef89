import { useBlocker } from '@tanstack/react-router';

/** Blocks navigation and closing the tab while there are unsaved changes; the caller renders the confirmation. */
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
