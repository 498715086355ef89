import type { Text } from '../../core/fill.ts';
import type { Spoken } from '../../core/words.ts';

/** The default texts of the panel; the texts property can replace any of them, and those of people and formatted. */
export const texts = {
  online: "We're here to help",
  away: 'Our assistant is here to help',
  bot: 'Assistant',
  connecting: 'Connecting…',
  disconnected: 'Disconnected',
  next: "You're next in line",
  aheadOne: 'One person is ahead of you',
  ahead: '{name} people are ahead of you' as Text,
  agent: "You're chatting with {name}",
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
  unsent: "Sends when you're back online",
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  again: 'Try again',
  person: 'Talk to a person',
  leave: 'Leave a message',
  end: 'End chat',
  who: 'Add your email',
  forget: 'Clear chat',
  copy: 'Email me this chat',
  agree: 'Please agree to start',
  unread: '{name} unread' as Text,
  failed: "I'm having trouble connecting right now. Please try again or contact our support team.",
};

export type Texts = typeof texts & Spoken;
