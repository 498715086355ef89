import { HelpdeskError } from '@helpdesk/sdk';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let waiting: ((isProved: boolean) => void)[] = [];

/** Calls an operation. If the server requires a recent password, asks for it and then repeats the call once. */
export async function withFreshProof<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!isFreshProofNeeded(error) || !(await askForProof())) throw error;
    return call();
  }
}

export const isFreshProofNeeded = (error: unknown) =>
  error instanceof HelpdeskError && error.code === 'fresh_proof_needed';

/** Whether the password dialog is open. */
export function useProofAsked(): boolean {
  return useSyncExternalStore(subscribe, () => waiting.length > 0);
}

/** Resolves every call that waits for the password. */
export function answerProof(isProved: boolean) {
  const settled = waiting;
  waiting = [];
  publish();
  for (const settle of settled) settle(isProved);
}

/** Concurrent calls share one dialog; without a screen to show it, resolves to false. */
function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((settle) => {
    waiting = [...waiting, settle];
    publish();
  });
}

function publish() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The screen with the dialog has been closed, so the user can't enter the password.
    if (listeners.size === 0) answerProof(false);
  };
}
