import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useEffect, useRef, useState } from 'react';
import { previewOf } from './picture-preview.ts';
import { serverMessage } from './use-write.ts';

type Uploaded = Schema<'UploadedFile'>;

/** A file that is on its way, or could not be sent. */
export type Pending = {
  key: number;
  file: File;
  preview: string | null;
  /** From 0 to 1. */
  part: number;
  /** Why it was not sent; null while it is. */
  failure: string | null;
};

/** Thumbnails of pictures that were attached in this window, by the ids of their files. */
const previews = new Map<string, string>();
const shownOf = (id: string) => previews.get(id) ?? null;

/** Sends a file, and reports how much of it has been sent, from 0 to 1. */
export type SendFile = (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<Uploaded>;

/** As many as a message can have. */
const maxFiles = 20;

let last = 0;

type Attaching = {
  /** What is uploaded so far. */
  files: readonly Uploaded[];
  onChange: (
    change: (before: { files?: readonly Uploaded[] }) => { files: readonly Uploaded[] },
  ) => void;
  /** Whether some are on their way, or could not be sent. */
  onUnfinished: (is: boolean) => void;
  send: SendFile;
};

/** Uploads files as they are added to a draft; each is tried again or left out by itself. */
export function useUploads({ files, onChange, onUnfinished, send: sendFile }: Attaching) {
  const [notice, setNotice] = useState('');
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  const isUnfinished = pending.length > 0;
  useEffect(() => onUnfinished(isUnfinished), [isUnfinished, onUnfinished]);
  const change = (key: number, part: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send(key: number, file: File, preview: Promise<string | null>) {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const uploaded = await sendFile(file, (part) => change(key, { part }), stop.signal);
      const drawn = await preview;
      if (drawn) previews.set(uploaded.id, drawn);
      if (stop.signal.aborted) return;
      setPending((all) => all.filter((one) => one.key !== key));
      report.current(({ files: before = [] }) => ({ files: [...before, uploaded] }));
    } catch (error) {
      if (stop.signal.aborted) return;
      change(key, { failure: serverMessage(error as Error, 'Failed to upload the file') });
    }
  }

  function add(chosen: readonly File[]) {
    const more = chosen.slice(0, Math.max(0, maxFiles - files.length - pending.length));
    setNotice(more.length < chosen.length ? 'A message can have 20 files' : '');
    for (const file of more) {
      const key = ++last;
      const preview = previewOf(file);
      setPending((all) => [...all, { key, file, preview: null, part: 0, failure: null }]);
      void preview.then((drawn) => drawn && change(key, { preview: drawn }));
      void send(key, file, preview);
    }
  }

  function retry({ key, file, preview }: Pending) {
    change(key, { part: 0, failure: null });
    void send(key, file, Promise.resolve(preview));
  }

  function leaveOut({ key }: Pending) {
    stops.current.get(key)?.abort();
    setPending((all) => all.filter((one) => one.key !== key));
  }

  function remove(id: string) {
    setNotice('');
    onChange(({ files: before = [] }) => ({ files: before.filter((one) => one.id !== id) }));
  }

  return { files, pending, notice, previewOf: shownOf, add, retry, leaveOut, remove };
}
