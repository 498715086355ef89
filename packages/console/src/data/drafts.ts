import type { Schema } from '@helpdesk/sdk/contract/operations';
import { asMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { useEffect, useRef, useState } from 'react';

type Files = readonly Schema<'UploadedFile'>[];

/** The audience of a draft: the customer, or only the staff. */
export type DraftKind = 'reply' | 'note';

export type Draft = {
  text: string;
  /** Files uploaded for the draft; absent if there are none. */
  files?: Files;
  /** Whether the text is Markdown; absent until the user chooses. */
  isFormatted?: boolean;
};

/** The reply and the note of a ticket or chat, which are kept separate. */
export type Drafts = Record<DraftKind, Draft> & { shown: DraftKind };

/** A part of a draft, or a function that returns it for the current draft. */
export type DraftChange = Partial<Draft> | ((before: Draft) => Partial<Draft>);

export const draftKinds: readonly DraftKind[] = ['reply', 'note'];

export const noDrafts: Drafts = { shown: 'reply', reply: { text: '' }, note: { text: '' } };

export const isBegun = ({ text, files = [] }: Draft) => text.trim() !== '' || files.length > 0;

const isKept = ({ text, files = [] }: Draft) => text !== '' || files.length > 0;

/** Reads drafts, including those of older versions. */
export function readDrafts(key: string): Drafts {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if ('reply' in kept || 'note' in kept) {
      const shown = kept.shown === 'note' ? 'note' : 'reply';
      return { shown, reply: draftFrom(kept.reply), note: draftFrom(kept.note) };
    }
    // Earlier versions stored a single text, which was a reply or a note.
    const shown = kept.isInternal === true ? 'note' : 'reply';
    return { ...noDrafts, shown, [shown]: draftFrom(kept) };
  } catch {
    return noDrafts;
  }
}

function draftFrom(kept: Partial<Draft> | undefined): Draft {
  const { text, files, isFormatted } = kept ?? {};
  return {
    text: String(text ?? ''),
    ...(Array.isArray(files) && files.length > 0 && { files }),
    ...(typeof isFormatted === 'boolean' && { isFormatted }),
  };
}

export function keepDrafts(key: string, drafts: Drafts) {
  if (isKept(drafts.reply) || isKept(drafts.note))
    sessionStorage.setItem(key, JSON.stringify(drafts));
  else sessionStorage.removeItem(key);
}

const listeners = new Set<(key: string) => void>();

/** Replaces one draft, including on screen. */
export function putDraft(key: string, kind: DraftKind, draft: Draft) {
  put(key, { ...readDrafts(key), [kind]: draft });
}

/** Returns a text that was not sent to its draft, above the current text. */
export function returnToDraft(key: string, kind: DraftKind, returned: Draft) {
  const drafts = readDrafts(key);
  const { text, files = [], isFormatted = false } = drafts[kind];
  const all = [...(returned.files ?? []), ...files];
  const isEmpty = text.trim() === '';
  const toFormatted = returned.isFormatted === true || (!isEmpty && isFormatted);
  /** Converts plain text to Markdown if the combined draft is Markdown. */
  const said = (words: string, isMarkdown: boolean) =>
    toFormatted && !isMarkdown ? asMarkdown(words) : words;
  const above = said(returned.text, returned.isFormatted === true);
  const isFree = !isBegun(drafts[drafts.shown]) && !isWriting();
  put(key, {
    ...drafts,
    // A user who is writing a note keeps the note on screen.
    shown: isFree ? kind : drafts.shown,
    [kind]: {
      text: isEmpty ? above : `${above}\n\n${said(text, isFormatted)}`,
      isFormatted: toFormatted,
      ...(all.length > 0 && { files: all }),
    },
  });
}

const isWriting = () =>
  document.activeElement?.matches('[data-composer] :is(textarea, [role=textbox])') ?? false;

function put(key: string, drafts: Drafts) {
  keepDrafts(key, drafts);
  for (const listener of listeners) listener(key);
}

/** Calls back when code other than the composer has changed these drafts. */
export function useReturned(key: string, then: () => void) {
  useEffect(() => {
    const listener = (changed: string) => {
      if (changed === key) then();
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
}

/** Tracks which drafts have unfinished uploads. */
export function useUploading() {
  const [reply, setReply] = useState(false);
  const [note, setNote] = useState(false);
  return { are: { reply, note }, set: { reply: setReply, note: setNote } };
}

/** The user's drafts of a ticket or chat, which survive leaving and reloading the page. */
export function useDrafts(key: string) {
  const [drafts, setDrafts] = useState(() => readDrafts(key));
  // An upload may end between two key presses.
  const latest = useRef(drafts);
  function set(next: Drafts) {
    latest.current = next;
    setDrafts(next);
  }
  function keep(next: Drafts) {
    set(next);
    keepDrafts(key, next);
  }
  function change(kind: DraftKind, part: DraftChange) {
    const before = latest.current[kind];
    const changed = typeof part === 'function' ? part(before) : part;
    keep({ ...latest.current, [kind]: { ...before, ...changed } });
  }
  useReturned(key, () => set(readDrafts(key)));
  return {
    drafts,
    change,
    show: (shown: DraftKind) => keep({ ...latest.current, shown }),
  };
}
