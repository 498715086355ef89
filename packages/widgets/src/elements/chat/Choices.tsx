import type { ChatState } from '@helpdesk/sdk/chat';
import { h } from 'preact';
import type { Texts } from './texts.ts';

interface Props extends Pick<ChatState, 'chat'> {
  texts: Texts;
  isWithBot: boolean;
  /** False if the visitor can only leave a message. */
  isOnline: boolean | undefined;
  onAttach: false | (() => void);
  onWant(what: 'person' | 'end' | 'forget'): void;
  /** Requests a transcript; false if there can't be one. */
  onCopy: false | (() => void);
}

/** The actions of a visitor other than writing. */
export const Choices = ({ chat, texts, isWithBot, isOnline, onAttach, onWant, onCopy }: Props) => (
  <div class="row choices">
    {onAttach && choice(texts.attach, onAttach)}
    {isWithBot
      ? choice(isOnline === false ? texts.leave : texts.person, () => onWant('person'))
      : choice(texts.end, () => onWant('end'))}
    {chat?.queuePosition && !chat.customerEmail && choice(texts.who, () => onWant('person'))}
    {onCopy && choice(texts.copy, onCopy)}
    {chat && choice(texts.forget, () => onWant('forget'))}
  </div>
);

const choice = (label: string, onClick: () => void) => (
  <button type="button" class="quiet" onClick={onClick}>
    {label}
  </button>
);
