import type { ReplyAbout } from '@helpdesk/sdk/rules/reply-facts';
import {
  asReplyText,
  fillReply,
  type ReplyAnswers,
  replyQuestions,
} from '@helpdesk/sdk/rules/reply-variables';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId, useState } from 'react';
import { refresh } from './cache.ts';
import { type CannedReply, useMatchingReplies } from './canned-replies.ts';
import { callOperation } from './client.ts';
import { openOverlay } from './overlay.ts';
import { useReplyFacts } from './reply-facts.ts';
import { type Slash, slashAt } from './slash.ts';

type ReplyPickerOptions = {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  about: ReplyAbout;
  /** Whether the writer has canned replies. */
  isStaff: boolean;
};

type Asked = { reply: CannedReply; questions: string[]; at: Slash };

/** Canned replies at a slash in a text box; `ReplyPicker` draws them. */
export function useReplyPicker(options: ReplyPickerOptions) {
  const { box, text, onChange, about, isStaff } = options;
  const client = useQueryClient();
  const listId = useId();
  /** null while the text box does not have the focus. */
  const [caret, setCaret] = useState<number | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  /** Where the button has put a slash, which goes when nothing is chosen. */
  const [ownSlash, setOwnSlash] = useState<number | null>(null);
  const [chosen, setChosen] = useState({ query: '', index: 0 });
  const [asked, setAsked] = useState<Asked | null>(null);

  const slash = isStaff && caret !== null ? slashAt(text, Math.min(caret, text.length)) : null;
  const isWanted = slash !== null && slash.start !== dismissed;
  const query = slash?.query ?? '';
  const matching = useMatchingReplies(query, isWanted);
  const known = useReplyFacts(about, isWanted || asked !== null);
  const isPending = matching.isPending || known.isPending;
  const { replies } = matching;
  // Words that happen to follow a slash.
  const isProse = replies.length === 0 && !isPending && query.includes(' ');
  const isOpen = isWanted && !isProse;
  const rest = slash ? without(text, slash) : text;
  const canSave = isOpen && rest.trim() !== '';
  const count = replies.length + (canSave ? 1 : 0);
  const active = chosen.query === query ? Math.min(chosen.index, count - 1) : 0;

  function put(inserted: string, { start, end }: Slash) {
    onChange(text.slice(0, start) + inserted + text.slice(end));
    const at = start + inserted.length;
    setCaret(null);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(at, at);
    });
  }

  function use({ id }: CannedReply) {
    // A use that is not counted is no reason to trouble anybody.
    const counted = callOperation('cannedReplies.use', { id }).catch(() => {});
    void counted.then(() => refresh(client, ['cannedReplies.list']));
  }

  function pick(index: number) {
    const reply = replies[index];
    if (!slash) return;
    if (!reply) return save();
    const questions = replyQuestions(reply.text, known.facts);
    if (questions.length > 0) return setAsked({ reply, questions, at: slash });
    put(fillReply(reply.text, known.facts), slash);
    use(reply);
  }

  function answer(answers: ReplyAnswers) {
    if (!asked) return;
    setAsked(null);
    put(fillReply(asked.reply.text, known.facts, answers), asked.at);
    use(asked.reply);
  }

  function save() {
    if (slash) onChange(rest);
    openOverlay('canned-reply', asReplyText(rest.trim()));
  }

  function close() {
    if (slash && slash.start === ownSlash && query === '') put('', slash);
    setDismissed(slash?.start ?? null);
  }

  /** Returns whether the key was for the list. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      setChosen({ query, index: (active + step + count) % count });
    } else if (event.key === 'Escape') close();
    else if (event.key !== 'Enter' || event.shiftKey || (count === 0 && !isPending)) return false;
    else if (!isPending) pick(active);
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  function open() {
    const element = box.current;
    const at = element?.selectionEnd ?? text.length;
    const before = text.slice(0, at);
    const inserted = before === '' || /\s$/.test(before) ? '/' : ' /';
    onChange(before + inserted + text.slice(at));
    const end = at + inserted.length;
    setOwnSlash(end - 1);
    setDismissed(null);
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(end, end);
      setCaret(end);
    });
  }

  const follow = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, value } = currentTarget;
    setCaret(selectionStart === selectionEnd ? selectionEnd : null);
    // A slash that was dismissed is forgotten with its word.
    if (dismissed !== null && slashAt(value, selectionEnd)?.start !== dismissed) setDismissed(null);
  };

  return {
    isStaff,
    isOpen,
    isPending,
    isError: matching.isError,
    retry: matching.retry,
    replies,
    canSave,
    active,
    listId,
    asked,
    open,
    pick,
    answer,
    cancel: () => setAsked(null),
    choose: (index: number) => setChosen({ query, index }),
    onKeyDown,
    /** What the text box needs besides. */
    textProps: {
      onInput: follow,
      onSelect: follow,
      onFocus: follow,
      onBlur: () => setCaret(null),
      ...(isOpen && {
        'aria-autocomplete': 'list' as const,
        'aria-controls': listId,
        'aria-activedescendant': count > 0 ? `${listId}-${active}` : undefined,
      }),
    },
  };
}

const without = (text: string, { start, end }: Slash) => text.slice(0, start) + text.slice(end);
