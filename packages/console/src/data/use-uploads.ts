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

/** A file that is being uploaded or has failed. */
export type Pending = {
  /** Used in the text in place of the file ID until there is one. */
  key: string;
  file: File;
  preview: string | null;
  /** The part that has been uploaded, from 0 to 1. */
  part: number;
  /** The reason the upload failed; null if it hasn't. */
  failure: string | null;
};

/** Thumbnails of pictures that were attached in this window, by file ID. */
const previews = new Map<string, string>();
const shownOf = (id: string) => previews.get(id) ?? null;

/** Uploads a file, and reports the part that has been sent, from 0 to 1. */
export type SendFile = (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<Uploaded>;

/** The prefix of keys for files without an ID. */
const sending = 'sending-';

/** The limit of a message. */
const maxFiles = 20;

type Attaching = {
  /** The uploaded files. */
  files: readonly Uploaded[];
  onChange: (
    change: (before: { files?: readonly Uploaded[] }) => { files: readonly Uploaded[] },
  ) => void;
  /** Called with whether some files are being uploaded or have failed. */
  onUnfinished: (is: boolean) => void;
  send: SendFile;
  /** The box whose text can contain the pictures. */
  box: RefObject<TextBox | null>;
  /** Changes the text if its box is no longer on the page. */
  onText?: (change: TextChange) => void;
};

/**
 * Uploads files as they are added to a draft; each can be retried or removed on its own. A picture in the text is replaced with its file
 * after the upload, and is removed together with it.
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
    // Removes pictures whose upload was interrupted by leaving the page.
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

  /** Returns the accepted files, with the keys that are used in place of their IDs. */
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
