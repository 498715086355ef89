import { agentName } from '@helpdesk/sdk/rules/names';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId, useState } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { atSign, matching, mentionedIn } from '../mentions.ts';

type MentionPickerOptions = {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  /** Only notes mention members. */
  isNote: boolean;
};

/** Members at an at sign in a note; `MentionPicker` draws them. */
export function useMentionPicker({ box, text, onChange, isNote }: MentionPickerOptions) {
  const { user } = useSession();
  const listId = useId();
  /** null while the text box does not have the focus. */
  const [caret, setCaret] = useState<number | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [chosen, setChosen] = useState({ query: '', index: 0 });
  const mayRead = useCan()('assign_tickets');
  const isAsked = isNote && mayRead && text.includes('@');
  const { data, isPending, isError, refetch } = useRead('team.assignable', undefined, {
    enabled: isAsked,
  });
  const members = (data ?? []).map((member) => ({
    id: member.user.id,
    name: agentName(member.user),
    email: member.user.email,
  }));

  const at = isAsked && caret !== null ? atSign(text, Math.min(caret, text.length)) : null;
  const isWanted = at !== null && at.start !== dismissed;
  const query = at?.query ?? '';
  const options = isWanted
    ? matching(
        members.filter(({ id }) => id !== user.id),
        query,
      )
    : [];
  // Words that happen to follow an at sign, and a name that is complete.
  const isProse = options.length === 0 && !isPending && query.includes(' ');
  const isOpen = isWanted && !isProse;
  const active = chosen.query === query ? Math.min(chosen.index, options.length - 1) : 0;

  function pick(index: number) {
    const member = options[index];
    if (!at || !member) return;
    const inserted = `@${member.name} `;
    onChange(text.slice(0, at.start) + inserted + text.slice(at.end));
    const end = at.start + inserted.length;
    setCaret(null);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(end, end);
    });
  }

  /** Returns whether the key was for the list. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isPick = (event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab';
    if (step !== undefined && options.length > 0) {
      setChosen({ query, index: (active + step + options.length) % options.length });
    } else if (event.key === 'Escape') setDismissed(at?.start ?? null);
    else if (isPick && options.length > 0) pick(active);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  const follow = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, value } = currentTarget;
    setCaret(selectionStart === selectionEnd ? selectionEnd : null);
    // An at sign that was dismissed is forgotten with its word.
    if (dismissed !== null && atSign(value, selectionEnd)?.start !== dismissed) setDismissed(null);
  };

  return {
    isOpen,
    isPending,
    isError,
    retry: () => void refetch(),
    options,
    active,
    listId,
    pick,
    choose: (index: number) => setChosen({ query, index }),
    onKeyDown,
    follow,
    leave: () => setCaret(null),
    /** What the text box needs besides. */
    textProps: isOpen
      ? {
          'aria-autocomplete': 'list' as const,
          'aria-controls': listId,
          'aria-activedescendant': options.length > 0 ? `${listId}-${active}` : undefined,
        }
      : {},
    /** The ids of those whom a note mentions. */
    mentioned: (note: string) => mentionedIn(note, members),
  };
}

export type MentionPickerState = ReturnType<typeof useMentionPicker>;

type Box = SyntheticEvent<HTMLTextAreaElement>;

/** Both pickers follow the caret of the text box. */
export function followed(
  { onSelect, onBlur }: { onSelect: (event: Box) => void; onBlur: () => void },
  { follow, leave }: { follow: (event: Box) => void; leave: () => void },
) {
  const both = (event: Box) => {
    onSelect(event);
    follow(event);
  };
  const onLeave = () => {
    onBlur();
    leave();
  };
  return { onInput: both, onSelect: both, onFocus: both, onBlur: onLeave };
}
