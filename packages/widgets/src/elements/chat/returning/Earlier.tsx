import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';
import type { Spoken } from '../../../core/words.ts';
import type { EarlierChat } from '../memory.ts';

/** A chat of this browser, with its current state on the server. */
export interface KnownChat {
  access: EarlierChat;
  chat: Schema<'VisitorChat'>;
}

interface Props {
  texts: Spoken & { you: string };
  words: { earlier: string; unread: string };
  chats: KnownChat[];
  onOpen(access: EarlierChat): void;
}

/** The visitor's earlier conversations, newest first, with last message, sender and time. */
export const Earlier = ({ texts, words, chats, onOpen }: Props) => (
  <div role="group" aria-label={words.earlier}>
    <p class="who" aria-hidden="true">
      {words.earlier}
    </p>
    {chats.map(({ access, chat }) => {
      const { senderType, senderName, message, createdAt } = chat.messages.at(
        -1,
      ) as Schema<'ChatMessage'>;
      const say = (sentence: string) => texts.say?.(sentence) ?? sentence;
      const isMine = senderType === 'customer';
      const isUnread = !isMine && chat.lastSeq > chat.marks.customerRead;
      return (
        <button
          key={chat.id}
          type="button"
          class={isUnread ? 'article earlier unread' : 'article earlier'}
          part="article"
          onClick={() => onOpen(access)}
        >
          <bdi>{senderType === 'bot' ? say(message) : message}</bdi>
          <span class="who">
            {isUnread && <b>{words.unread}</b>}
            <bdi>{isMine ? texts.you : say(senderName)}</bdi>
            <time dateTime={createdAt}>{dateOf(createdAt, texts.locale)}</time>
          </span>
        </button>
      );
    })}
  </div>
);

/** Returns the time if it is today, otherwise the day, with the year if it isn't the current one. */
function dateOf(at: string, locale: string | undefined) {
  const date = new Date(at);
  const today = new Date();
  if (date.toDateString() === today.toDateString())
    return date.toLocaleTimeString(locale, { timeStyle: 'short' });
  const isThisYear = date.getFullYear() === today.getFullYear();
  return date.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
