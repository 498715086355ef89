/** What the panel says by itself; the texts property replaces any of it, and of people/texts.ts. */
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
  sending: 'Sending…',
  unsent: 'Will be sent once you are connected',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  again: 'Try again',
  person: 'Talk to a person',
  end: 'End chat',
  unread: '{name} unread',
};

export type Texts = typeof texts;
