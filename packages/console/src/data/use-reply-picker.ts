import type { Schema } from '@helpdesk/sdk/contract/operations';
import { asMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { withoutPictures, withPicturesAs } from '@helpdesk/sdk/rules/picture-marks';
import type { ReplyAbout } from '@helpdesk/sdk/rules/reply-facts';
import {
  asReplyText,
  fillReply,
  type ReplyAnswers,
  replyQuestions,
} from '@helpdesk/sdk/rules/reply-variables';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRich, type TextChange } from '../ui/text/text-box.ts';
import { refresh } from './cache.ts';
import { callOperation } from './client.ts';
import { editBox } from './edit-box.ts';
import m from './messages.yaml';
import { openOverlay } from './overlay.ts';
import { type CannedReply, useMatchingReplies } from './replies/canned-replies.ts';
import { useReplyFacts } from './replies/reply-facts.ts';
import { slashAt } from './replies/slash.ts';
import { toast } from './toast.ts';
import { isUnauthorized } from './unauthorized.ts';
import { listOf, type Trigger, type TriggerOptions, useTrigger } from './use-trigger.ts';
import { serverMessage } from './use-write.ts';

type ReplyPickerOptions = Pick<TriggerOptions, 'box' | 'text' | 'onChange'> & {
  about: ReplyAbout;
  /** Whether the user has canned replies. */
  isStaff: boolean;
  /** Whether the text is Markdown. */
  isFormatted: boolean;
  /** Called when the text becomes Markdown. */
  onFormatted: () => void;
  /** Called with the files of a canned reply. */
  onFiles: (files: readonly Schema<'UploadedFile'>[]) => void;
  /** Changes the text if its box is no longer on the page. */
  onText?: (change: TextChange) => void;
};

type Asked = { reply: CannedReply; questions: string[]; at: Trigger };

/** The canned replies for a slash in a text box. Shown by `ReplyPicker`. */
export function useReplyPicker(options: ReplyPickerOptions) {
  const { text, onChange, about, isStaff, isFormatted, onFormatted, onFiles } = options;
  const client = useQueryClient();
  /** The position of a slash that the button has inserted; it is removed if the user chooses nothing. */
  const [ownSlash, setOwnSlash] = useState<number | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The number of canned replies whose files are being copied. */
  const [copying, setCopying] = useState(0);
  const trigger = useTrigger({ ...options, find: slashAt, isOn: isStaff });
  const { at: slash, query, isWanted, put } = trigger;
  const matching = useMatchingReplies(query, isWanted);
  const known = useReplyFacts(about, isWanted || asked !== null);
  const isPending = matching.isPending || known.isPending;
  const { replies } = matching;
  // Ordinary text that follows a slash.
  const isProse = replies.length === 0 && !isPending && query.includes(' ');
  const isInRich = () => isRich(options.box.current);
  // In a formatted box, the slash's position is relative to its line, so it can't be cut from the whole text.
  const rest = slash && !isInRich() ? without(text, slash) : text;
  const hasRest = isInRich() ? text.trim() !== `/${query}`.trim() : rest.trim() !== '';
  const canSave = isWanted && !isProse && hasRest;

  function use({ id }: CannedReply) {
    // A failure to count the use isn't worth an error.
    const counted = callOperation('cannedReplies.use', { id }).catch(() => {});
    void counted.then(() => refresh(client, ['cannedReplies.list']));
  }

  async function takeFiles({ id, files }: CannedReply) {
    if (files.length === 0) return;
    setCopying((count) => count + 1);
    const { current: box } = options.box;
    const edit = (change: TextChange) => {
      if (!editBox(box, change)) options.onText?.(change);
    };
    try {
      const copies = await callOperation('cannedReplies.copyFiles', { id });
      onFiles(copies);
      const copied = new Map(files.map((file, at) => [file.id, copies[at]?.id ?? '']));
      edit((written) => withPicturesAs(written, copied));
    } catch (error) {
      const ids = files.map((file) => file.id);
      edit((written) => withoutPictures(written, (one) => ids.includes(one)));
      if (isUnauthorized(error)) return;
      const why = serverMessage(error as Error, m.useReplyPicker.theFilesOfTheCannedReply);
      toast({ title: m.useReplyPicker.error, text: why, destructive: true });
    } finally {
      setCopying((count) => count - 1);
    }
  }

  /** Inserts a canned reply: plain text keeps its content in Markdown, and Markdown converts the whole text to Markdown. */
  function insert(reply: CannedReply, at: Trigger, answers: ReplyAnswers = {}) {
    const isMarkdown = reply.format === 'markdown';
    const filled = fillReply(reply.text, known.facts, answers, isMarkdown ? asMarkdown : undefined);
    if (isInRich()) put(filled, at, undefined, isMarkdown);
    else if (isMarkdown === isFormatted) put(filled, at);
    else if (!isMarkdown) put(asMarkdown(filled), at);
    else {
      put(filled, at, asMarkdown);
      // Last, because changing the text also stores the former format.
      onFormatted();
    }
    use(reply);
    void takeFiles(reply);
  }

  function pick(index: number) {
    const reply = replies[index];
    if (!slash) return;
    if (!reply) return save();
    const questions = replyQuestions(reply.text, known.facts);
    if (questions.length > 0) return setAsked({ reply, questions, at: slash });
    insert(reply, slash);
  }

  function answer(answers: ReplyAnswers) {
    if (!asked) return;
    setAsked(null);
    insert(asked.reply, asked.at, answers);
  }

  function save() {
    if (slash && isInRich()) put('', slash);
    else if (slash) onChange(rest);
    const kept = isInRich() ? withoutWord(rest, `/${query}`) : rest;
    const begun = {
      text: asReplyText((isFormatted ? withoutPictures(kept) : kept).trim()),
      isFormatted,
    };
    openOverlay('canned-reply', begun);
  }

  function onEscape() {
    if (slash && slash.start === ownSlash && query === '') put('', slash);
    trigger.dismiss();
  }

  const count = replies.length + (canSave ? 1 : 0);
  return {
    ...listOf(trigger, { count, isPending, pick, onEscape }),
    isStaff,
    isCopying: copying > 0,
    isError: matching.isError,
    retry: matching.retry,
    replies,
    canSave,
    asked,
    open: () => setOwnSlash(trigger.type('/')),
    answer,
    cancel: () => setAsked(null),
  };
}

/** Returns the text without the word that opened the list. */
function withoutWord(text: string, word: string): string {
  const at = text.lastIndexOf(word);
  return at < 0 ? text : text.slice(0, at) + text.slice(at + word.length);
}

const without = (text: string, { start, end }: Trigger) => text.slice(0, start) + text.slice(end);
