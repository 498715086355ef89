import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId, useState } from 'react';
import { type CaretLine, isRich, type TextBox } from '../ui/text/text-box.ts';

/** A character that opens a list before the caret, and what is typed after it. */
export type Trigger = { start: number; end: number; query: string };

export type TriggerOptions = {
  box: RefObject<TextBox | null>;
  text: string;
  onChange: (text: string) => void;
  /** What opens the list at a caret, if anything does. */
  find: (text: string, caret: number) => Trigger | null;
  /** Whether there is such a list here. */
  isOn: boolean;
};

/** Follows the caret of a text box to what opens a list in it, until it is dismissed. */
export function useTrigger({ box, text, onChange, find, isOn }: TriggerOptions) {
  const listId = useId();
  /** null while the text box does not have the focus. */
  const [caret, setCaret] = useState<number | null>(null);
  /** The line with the caret in a box with formatting; there, places are those in its line. */
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

  /** Puts a text in the place of what opened the list, and makes another text of what is around it. */
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

  /** Types what opens the list at the caret; returns where it stands. */
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

  /** What was dismissed is forgotten with its word. */
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
  /** Whether other options may still come. */
  isPending: boolean;
  pick: (index: number) => void;
  onEscape?: () => void;
  /** Whether Tab picks, too. */
  picksByTab?: boolean;
};

/** The list that a trigger opens, steered by the keys of the text box. */
export function listOf(trigger: ReturnType<typeof useTrigger>, options: ListOptions) {
  const { listId, query, choose } = trigger;
  const { count, isPending, pick, onEscape = trigger.dismiss, picksByTab } = options;
  const isProse = count === 0 && !isPending && query.includes(' ');
  const isOpen = trigger.isWanted && !isProse;
  const active = Math.min(trigger.wantedIndex, count - 1);

  /** Returns whether the key was for the list. */
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
    /** What ties the text box to the open list. */
    aria: isOpen && {
      'aria-autocomplete': 'list' as const,
      'aria-controls': listId,
      'aria-activedescendant': count > 0 ? `${listId}-${active}` : undefined,
      // A dialog around the text box leaves Escape to the list.
      'data-escape': '',
    },
  };
}

type Followed = Pick<
  ReturnType<typeof listOf>,
  'follow' | 'followLine' | 'leave' | 'aria' | 'onKeyDown'
>;

/** What a text box with several lists needs; one is open at a time. */
export function boxOf(...lists: readonly Followed[]) {
  const follow = (event: SyntheticEvent<HTMLTextAreaElement>) => {
    for (const list of lists) list.follow(event);
  };
  const aria = lists.map((list) => list.aria).find(Boolean);
  const leave = () => {
    for (const list of lists) list.leave();
  };
  return {
    /** What a box with formatting needs. */
    aria,
    leave,
    followLine: (line: CaretLine | null) => {
      for (const list of lists) list.followLine(line);
    },
    /** Returns whether the key was for one of them. */
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
