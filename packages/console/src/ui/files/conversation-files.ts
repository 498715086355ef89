import { linkEnd } from '@helpdesk/sdk/rules/file-links';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ShownFile } from './shown-file.ts';

interface ConversationFiles {
  /** In the order of the conversation. */
  files: readonly ShownFile[];
  /** Reads the conversation again, with links that are good and what a scanner has found. */
  renew: () => Promise<unknown>;
}

const none: ConversationFiles = { files: [], renew: () => Promise.resolve() };
/** Milliseconds between two looks, and before a link is over. */
const PAUSE = 15_000;
const AHEAD = 60_000;
const RARELY = 5 * 60_000;

let current = none;
let renewed = 0;
/** Whether a link was over before the conversation was known. */
let isAwaited = false;

const listeners = new Set<() => void>();

function show(next: ConversationFiles) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All files of the conversation on the screen, beyond those of one message; they may come after a message is drawn. */
export const useFilesAround = (): readonly ShownFile[] =>
  useSyncExternalStore(subscribe, () => current.files);

/** Reads the conversation again, once for all that ask for it; as soon as it is known. */
export async function renewFiles(): Promise<void> {
  if (current === none) {
    isAwaited = true;
    return;
  }
  if (Date.now() < renewed + 3_000) return;
  renewed = Date.now();
  await current.renew();
}

/** The file with a link that is good. */
export async function freshLink(file: ShownFile): Promise<string> {
  const end = linkEnd(file.url);
  if (end === null || end > Date.now()) return file.url;
  await renewFiles();
  return current.files.find(({ id }) => id === file.id)?.url ?? file.url;
}

/** Lets every file on the screen know the others of its conversation, and renews their links before they are over. */
export function useConversationFiles(files: readonly ShownFile[], renew: () => Promise<unknown>) {
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  useEffect(() => {
    const mine = { files, renew: () => latest.current() };
    show(mine);
    if (isAwaited) void renewFiles();
    isAwaited = false;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      // Whoever's clock is wrong does not ask all the time.
      const isDue = files.some(isOver) && Date.now() > renewed + RARELY;
      if (isDue || files.some(({ state }) => state === 'checking')) void renewFiles();
    };
    const timer = setInterval(look, PAUSE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      if (current === mine) show(none);
    };
  }, [files]);
}

function isOver({ url }: ShownFile): boolean {
  const end = linkEnd(url);
  return end !== null && end - AHEAD < Date.now();
}
