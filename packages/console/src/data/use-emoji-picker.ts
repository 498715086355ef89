import { useEffect, useState } from 'react';
import { emojiAt } from './emoji-at.ts';
import type { Emoji } from './emojis.ts';
import { listOf, type TriggerOptions, useTrigger } from './use-trigger.ts';

const MOST = 8;

/** The emoji for a colon and two letters in a text box, loaded with the first search. Shown by `EmojiPicker`. */
export function useEmojiPicker(options: Omit<TriggerOptions, 'find'>) {
  const trigger = useTrigger({ ...options, find: emojiAt });
  const { at, isWanted, query } = trigger;
  const [find, setFind] = useState<((typed: string) => readonly Emoji[]) | null>(null);
  useEffect(() => {
    if (!isWanted || find) return;
    // If loading fails, the typed text stays.
    void import('./emojis.ts').then(
      ({ findEmojis }) => setFind(() => findEmojis),
      () => {},
    );
  }, [isWanted, find]);
  const emojis = isWanted && find ? find(query).slice(0, MOST) : [];

  function pick(index: number) {
    const emoji = emojis[index];
    if (at && emoji) trigger.put(`${emoji.sign} `, at);
  }

  const list = listOf(trigger, { count: emojis.length, isPending: false, pick, picksByTab: true });
  const isOpen = list.isOpen && emojis.length > 0;
  return {
    ...list,
    isOpen,
    aria: isOpen && list.aria,
    // Without emoji, there is no list to handle keys.
    onKeyDown: (event: Parameters<typeof list.onKeyDown>[0]) => isOpen && list.onKeyDown(event),
    emojis,
  };
}
