/**
 * What the server itself says in a chat, as it is kept and as the staff reads it; elements say it in the visitor's
 * language where they know the sentence. They are tried in this order: what says more stands before what says less.
 */
export const chatSentences = {
  greeting: 'Hi! Welcome to {organization}. How can we help you today?',
  noAnswer:
    "I'm sorry, I don't have an answer for that. Please contact our support team for assistance.",
  backInQueue:
    'We are sorry that this takes longer than it should. You are first in the queue now, and whoever is free next answers you.',
  unansweredByMail:
    'We are sorry that nobody answered you here. It is now ticket {ticket}, and we will answer to {email}.',
  unanswered: 'We are sorry that nobody answered you here. It is now ticket {ticket}.',
  lastUnansweredByMail:
    'Your last message was not answered here. It is now ticket {ticket}, and we will answer to {email}.',
  lastUnanswered: 'Your last message was not answered here. It is now ticket {ticket}.',
  /** The name of the bot. */
  bot: 'Assistant',
  /** An agent without a name. */
  agent: 'Support Agent',
} as const;

export type ChatSentence = keyof typeof chatSentences;
