import type { Text } from '../../core/fill.ts';
import type { Spoken } from '../../core/words.ts';

/** The default texts of the panel; the texts property can replace any of them, and those of people and formatted. */
export const texts = {
  online: 'We are here to help',
  away: 'Our assistant is here for you',
  bot: 'Assistant',
  connecting: 'Connecting…',
  disconnected: 'Disconnected',
  queue: 'You are number {name} in the queue',
  agent: 'You are talking to {name}',
  ended: 'This chat has ended',
  close: 'Close',
  messages: 'Messages',
  you: 'You',
  typing: '{name} is typing',
  message: 'Message',
  placeholder: 'Write a message…',
  send: 'Send',
  attach: 'Attach files',
  sending: 'Sending…',
  unsent: 'Will be sent once you are connected',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  again: 'Try again',
  person: 'Talk to a person',
  end: 'End chat',
  who: 'Tell us who you are',
  forget: 'Forget me',
  copy: 'Email me this chat',
  agree: 'Please agree before you begin',
  unread: '{name} unread' as Text,
  failed: "I'm having trouble connecting right now. Please try again or contact our support team.",
};

export type Texts = typeof texts & Spoken;
