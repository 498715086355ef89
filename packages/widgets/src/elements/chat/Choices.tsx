import type { ChatState } from '@helpdesk/sdk/chat';
import { h } from 'preact';
import type { Texts } from './texts.ts';

interface Props extends Pick<ChatState, 'chat'> {
  texts: Texts;
  isWithBot: boolean;
  /** False where a message can only be left. */
  isOnline: boolean | undefined;
  onAttach: false | (() => void);
  onWant(what: 'person' | 'end' | 'forget'): void;
  /** Asks for a copy, where one can be had. */
  onCopy: false | (() => void);
}

/** What a visitor can do besides writing. */
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
