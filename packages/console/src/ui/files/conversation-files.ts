import { linkEnd } from '@helpdesk/sdk/rules/file-links';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ShownFile } from './shown-file.ts';

interface ConversationFiles {
  /** The files in the order of the conversation. */
  files: readonly ShownFile[];
  /** Loads the conversation again, for fresh links and the results of the virus scan. */
  renew: () => Promise<unknown>;
}

const none: ConversationFiles = { files: [], renew: () => Promise.resolve() };
/** In milliseconds: the time between checks, how long before expiry links are renewed, and the minimum between renewals. */
const PAUSE = 15_000;
const AHEAD = 60_000;
const RARELY = 5 * 60_000;

let current = none;
let renewed = 0;
/** Whether a link had expired before the conversation was loaded. */
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

/** Returns all files of the conversation on screen, not only those of one message; they may be loaded after a message is rendered. */
export const useFilesAround = (): readonly ShownFile[] =>
  useSyncExternalStore(subscribe, () => current.files);

/** Loads the conversation again, once for all callers; deferred if no conversation is on screen yet. */
export async function renewFiles(): Promise<void> {
  if (current === none) {
    isAwaited = true;
    return;
  }
  if (Date.now() < renewed + 3_000) return;
  renewed = Date.now();
  await current.renew();
}

/** Returns a link of the file that hasn't expired. */
export async function freshLink(file: ShownFile): Promise<string> {
  const end = linkEnd(file.url);
  if (end === null || end > Date.now()) return file.url;
  await renewFiles();
  return current.files.find(({ id }) => id === file.id)?.url ?? file.url;
}

/** Makes all files of the conversation known to each other, and renews their links before they expire. */
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
      // Limits requests from clients whose clock is wrong.
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
