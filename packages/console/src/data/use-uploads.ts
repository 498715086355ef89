import type { Schema } from '@helpdesk/sdk/contract/operations';
import { withoutPictures, withPicturesAs } from '@helpdesk/sdk/rules/picture-marks';
import { isDrawn } from '@helpdesk/sdk/rules/pictures';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TextBox, TextChange } from '../ui/text/text-box.ts';
import { editBox } from './edit-box.ts';
import m from './messages.yaml';
import { previewOf } from './picture-preview.ts';
import { newKey } from './repeatable.ts';
import { serverMessage } from './use-write.ts';

type Uploaded = Schema<'UploadedFile'>;

/** A file that is on its way, or could not be sent. */
export type Pending = {
  /** Stands for its id in the text until it has one. */
  key: string;
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

/** Begins the keys of what has no id yet. */
const sending = 'sending-';

/** As many as a message can have. */
const maxFiles = 20;

type Attaching = {
  /** What is uploaded so far. */
  files: readonly Uploaded[];
  onChange: (
    change: (before: { files?: readonly Uploaded[] }) => { files: readonly Uploaded[] },
  ) => void;
  /** Whether some are on their way, or could not be sent. */
  onUnfinished: (is: boolean) => void;
  send: SendFile;
  /** The box with the text that pictures may stand in. */
  box: RefObject<TextBox | null>;
  /** Changes the text where the box is gone. */
  onText?: (change: TextChange) => void;
};

/**
 * Uploads files as they are added to a draft; each is tried again or left out by itself. A picture in the text is the file
 * that it has become, and goes with it.
 */
export function useUploads(attaching: Attaching) {
  const { files, onChange, onUnfinished, send: sendFile, box, onText } = attaching;
  const [notice, setNotice] = useState('');
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  const isUnfinished = pending.length > 0;
  useEffect(() => onUnfinished(isUnfinished), [isUnfinished, onUnfinished]);
  function edit(how: TextChange) {
    if (!editBox(box.current, how)) onText?.(how);
  }
  const editLater = useRef(edit);
  useEffect(() => {
    editLater.current = edit;
  });
  useEffect(() => {
    // Those of a page that was left while they were on their way.
    editLater.current((text) => withoutPictures(text, (id) => id.startsWith(sending)));
  }, []);
  const change = (key: string, part: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send(key: string, file: File, preview: Promise<string | null>) {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const uploaded = await sendFile(file, (part) => change(key, { part }), stop.signal);
      const drawn = await preview;
      if (drawn) previews.set(uploaded.id, drawn);
      if (stop.signal.aborted) return;
      setPending((all) => all.filter((one) => one.key !== key));
      report.current(({ files: before = [] }) => ({ files: [...before, uploaded] }));
      const { id, type } = uploaded;
      editLater.current((text) =>
        isDrawn(type)
          ? withPicturesAs(text, new Map([[key, id]]))
          : withoutPictures(text, (one) => one === key),
      );
    } catch (error) {
      if (stop.signal.aborted) return;
      change(key, { failure: serverMessage(error as Error, m.useUploads.failedToUploadTheFile) });
    }
  }

  /** Returns those that are taken, with what stands for their ids. */
  function add(chosen: readonly File[]): { key: string; file: File }[] {
    const more = chosen.slice(0, Math.max(0, maxFiles - files.length - pending.length));
    setNotice(more.length < chosen.length ? m.useUploads.aMessageCanHave20Files : '');
    return more.map((file) => {
      const key = `${sending}${newKey()}`;
      const preview = previewOf(file);
      setPending((all) => [...all, { key, file, preview: null, part: 0, failure: null }]);
      void preview.then((drawn) => drawn && change(key, { preview: drawn }));
      void send(key, file, preview);
      return { key, file };
    });
  }

  function retry({ key, file, preview }: Pending) {
    change(key, { part: 0, failure: null });
    void send(key, file, Promise.resolve(preview));
  }

  function leaveOut({ key }: Pending) {
    stops.current.get(key)?.abort();
    edit((text) => withoutPictures(text, (one) => one === key));
    setPending((all) => all.filter((one) => one.key !== key));
  }

  function remove(id: string) {
    setNotice('');
    onChange(({ files: before = [] }) => ({ files: before.filter((one) => one.id !== id) }));
    edit((text) => withoutPictures(text, (one) => one === id));
  }

  return { files, pending, notice, previewOf: shownOf, add, retry, leaveOut, remove, box, edit };
}
