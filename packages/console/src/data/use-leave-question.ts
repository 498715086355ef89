import { useBlocker } from '@tanstack/react-router';

/** Blocks navigation and closing the tab while there are unsaved changes; the caller renders the confirmation. */
export function useLeaveQuestion(isDirty: boolean) {
  const blocker = useBlocker({
    // On phones, opening and leaving a chat changes the history within the same page.
    shouldBlockFn: ({ current, next }) => isDirty && placeOf(current) !== placeOf(next),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return {
    isAsking: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}

const placeOf = ({ pathname, search }: { pathname: string; search: object }) =>
  pathname + JSON.stringify(search);
