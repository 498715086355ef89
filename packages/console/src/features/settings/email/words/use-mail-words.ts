import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  type MailTextKind,
  type MailTextPart,
  type MailWords,
  mailTexts,
  partsOf,
} from '@helpdesk/sdk/rules/mail-texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readKey } from '../../../../data/cache.ts';
import { useWrite } from '../../../../data/use-write.ts';
import m from '../../messages.yaml';

type MailText = Schema<'MailText'>;
type Parts = Partial<Record<MailTextPart, string>>;

/** Unsaved changes of email templates, by template and language, so switching between them loses none. */
export function useMailWords(all: readonly MailText[], kind: MailTextKind, language: string) {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<Record<string, Parts>>({});
  const key = `${kind} ${language}`;
  const parts = partsOf(kind);
  const builtIn = mailTexts[kind].words;
  const kept = all.find((one) => one.kind === kind && one.language === language);
  const ownKept = ownOf(kept);
  const saved: MailWords = { ...builtIn, ...ownKept };
  const words: MailWords = { ...saved, ...drafts[key] };
  const dirty = Object.keys(drafts).filter((one) => hasChanges(drafts[one], savedOf(all, one)));

  function take(text: MailText) {
    client.setQueryData<MailText[]>(readKey('mailTexts.list'), (list = []) => [
      ...list.filter((one) => one.kind !== text.kind || one.language !== text.language),
      text,
    ]);
    setDrafts((before) => without(before, `${text.kind} ${text.language}`));
  }

  const back = useWrite('mailTexts.update', {
    done: m.useMailWords.theChangeWasUndone,
    failed: m.useMailWords.theChangeCouldNotBeUndone,
    refresh: ['mailTexts.list', 'sentences.missing'],
    onDone: take,
  });
  const undo = () => back.write({ kind, language, ...ownKept });
  const save = useWrite('mailTexts.update', {
    done: { title: m.useMailWords.wordsSaved, undo },
    failed: m.useMailWords.theWordsCouldNotBeSaved,
    refresh: ['mailTexts.list', 'sentences.missing'],
    onDone: take,
  });
  const reset = useWrite('mailTexts.reset', {
    done: { title: m.useMailWords.theBuiltInWordsAreBack, undo },
    failed: m.useMailWords.theBuiltInWordsCouldNot,
    refresh: ['mailTexts.list', 'sentences.missing'],
    onDone: take,
  });

  /** The organization's own texts while being edited: the parts that differ from the built-in ones. */
  const own: MailWords = Object.fromEntries(
    parts.flatMap((part) => {
      const text = (words[part] ?? '').trim();
      return text === builtIn[part] ? [] : [[part, text]];
    }),
  );

  return {
    parts,
    words,
    own,
    isOwn: (kept?.own.length ?? 0) > 0,
    isDirty: dirty.includes(key),
    isAnyDirty: dirty.length > 0,
    isKindDirty: (one: MailTextKind) => dirty.includes(`${one} ${language}`),
    busy: save.busy || reset.busy || back.busy,
    error: save.error,
    write: (part: MailTextPart, text: string) =>
      setDrafts((before) => ({ ...before, [key]: { ...before[key], [part]: text } })),
    discard: () => setDrafts((before) => without(before, key)),
    save: () => save.write({ kind, language, ...own }),
    reset: () => reset.write({ kind, language }),
  };
}

const ownOf = (kept: MailText | undefined): Parts =>
  Object.fromEntries((kept?.own ?? []).map((part) => [part, kept?.words[part] ?? '']));

function savedOf(all: readonly MailText[], key: string): MailWords {
  const [kind = '', language] = key.split(' ');
  const kept = all.find((one) => one.kind === kind && one.language === language);
  return { ...mailTexts[kind as MailTextKind].words, ...ownOf(kept) };
}

const hasChanges = (draft: Parts = {}, saved: MailWords) =>
  Object.entries(draft).some(
    ([part, text]) => text.trim() !== (saved[part as MailTextPart] ?? '').trim(),
  );

const without = (drafts: Record<string, Parts>, key: string) =>
  Object.fromEntries(Object.entries(drafts).filter(([one]) => one !== key));
