import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId, useState } from 'react';
import { type CaretLine, isRich, type TextBox } from '../ui/text/text-box.ts';

/** A character before the caret that opens a list, with the text typed after it. */
export type Trigger = { start: number; end: number; query: string };

export type TriggerOptions = {
  box: RefObject<TextBox | null>;
  text: string;
  onChange: (text: string) => void;
  /** Finds the trigger at the caret, if there is one. */
  find: (text: string, caret: number) => Trigger | null;
  /** Whether the list is enabled. */
  isOn: boolean;
};

/** Tracks the caret of a text box and its trigger, until the user dismisses the list. */
export function useTrigger({ box, text, onChange, find, isOn }: TriggerOptions) {
  const listId = useId();
  /** null while the text box does not have the focus. */
  const [caret, setCaret] = useState<number | null>(null);
  /** The line that contains the caret in a formatted box, where positions are relative to the line. */
  const [line, setLine] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [chosen, setChosen] = useState({ query: '', index: 0 });
  const searched = line ?? text;
  const at = isOn && caret !== null ? find(searched, Math.min(caret, searched.length)) : null;
  const query = at?.query ?? '';

  function focusAt(end: number, then = () => {}) {
    requestAnimationFrame(() => {
      box.current?.focus();
      if (!isRich(box.current)) box.current?.setSelectionRange(end, end);
      then();
    });
  }

  /** Replaces the trigger with a text, and transforms the text around it. */
  function put(
    inserted: string,
    { start, end }: Trigger,
    around = (other: string) => other,
    isMarkdown = false,
  ) {
    if (isRich(box.current)) {
      box.current.put(inserted, { start, end }, isMarkdown);
      return setCaret(null);
    }
    const before = around(text.slice(0, start)) + inserted;
    onChange(before + around(text.slice(end)));
    setCaret(null);
    focusAt(before.length);
  }

  /** Types the trigger at the caret; returns its position. */
  function type(character: string): number {
    if (isRich(box.current)) {
      setDismissed(null);
      return box.current.type(character);
    }
    const from = box.current?.selectionEnd ?? text.length;
    const before = text.slice(0, from);
    const inserted = before === '' || /\s$/.test(before) ? character : ` ${character}`;
    onChange(before + inserted + text.slice(from));
    const end = from + inserted.length;
    setDismissed(null);
    focusAt(end, () => setCaret(end));
    return end - 1;
  }

  const follow = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, value } = currentTarget;
    setLine(null);
    setCaret(selectionStart === selectionEnd ? selectionEnd : null);
    forget(value, selectionEnd);
  };

  /** Forgets that the list was dismissed once the caret leaves that word. */
  function forget(value: string, end: number) {
    if (dismissed !== null && find(value, end)?.start !== dismissed) setDismissed(null);
  }

  function followLine(now: CaretLine | null) {
    setLine(now?.text ?? null);
    setCaret(now?.caret ?? null);
    if (now) forget(now.text, now.caret);
  }

  return {
    listId,
    at,
    query,
    isWanted: at !== null && at.start !== dismissed,
    wantedIndex: chosen.query === query ? chosen.index : 0,
    choose: (index: number) => setChosen({ query, index }),
    dismiss: () => setDismissed(at?.start ?? null),
    put,
    type,
    follow,
    followLine,
    leave: () => setCaret(null),
  };
}

type ListOptions = {
  count: number;
  /** Whether more options may arrive. */
  isPending: boolean;
  pick: (index: number) => void;
  onEscape?: () => void;
  /** Whether Tab also picks an option. */
  picksByTab?: boolean;
};

/** Returns the list of a trigger, controlled by the keys of the text box. */
export function listOf(trigger: ReturnType<typeof useTrigger>, options: ListOptions) {
  const { listId, query, choose } = trigger;
  const { count, isPending, pick, onEscape = trigger.dismiss, picksByTab } = options;
  const isProse = count === 0 && !isPending && query.includes(' ');
  const isOpen = trigger.isWanted && !isProse;
  const active = Math.min(trigger.wantedIndex, count - 1);

  /** Returns whether the list handled the key. */
  function onKeyDown(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const isPick = (key === 'Enter' && !shiftKey) || (key === 'Tab' && picksByTab && count > 0);
    if (step !== undefined && count > 0) choose((active + step + count) % count);
    else if (key === 'Escape') onEscape();
    else if (!isPick || (count === 0 && !isPending)) return false;
    else if (!isPending) pick(active);
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    isOpen,
    isPending,
    active,
    listId,
    pick,
    choose,
    onKeyDown,
    follow: trigger.follow,
    followLine: trigger.followLine,
    leave: trigger.leave,
    /** The aria attributes that link the text box to the open list. */
    aria: isOpen && {
      'aria-autocomplete': 'list' as const,
      'aria-controls': listId,
      'aria-activedescendant': count > 0 ? `${listId}-${active}` : undefined,
      // Tells a dialog around the text box to leave Escape to the list.
      'data-escape': '',
    },
  };
}

type Followed = Pick<
  ReturnType<typeof listOf>,
  'follow' | 'followLine' | 'leave' | 'aria' | 'onKeyDown'
>;

/** Combines several lists of a text box; only one is open at a time. */
export function boxOf(...lists: readonly Followed[]) {
  const follow = (event: SyntheticEvent<HTMLTextAreaElement>) => {
    for (const list of lists) list.follow(event);
  };
  const aria = lists.map((list) => list.aria).find(Boolean);
  const leave = () => {
    for (const list of lists) list.leave();
  };
  return {
    /** For a formatted box. */
    aria,
    leave,
    followLine: (line: CaretLine | null) => {
      for (const list of lists) list.followLine(line);
    },
    /** Returns whether one of the lists handled the key. */
    onKeyDown: (event: KeyboardEvent) => lists.some((list) => list.onKeyDown(event)),
    textProps: {
      onInput: follow,
      onSelect: follow,
      onFocus: follow,
      onBlur: leave,
      ...aria,
    },
  };
}
