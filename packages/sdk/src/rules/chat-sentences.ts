/**
 * What the server itself says in a chat, as it is kept and as the staff reads it; elements say it in the visitor's
 * language where they know the sentence. They are tried in this order: what says more stands before what says less.
 */
export const chatSentences = {
  greeting: 'Hi! Welcome to {organization}. How can we help you today?',
  noAnswer:
    "I'm sorry, I don't have an answer for that. Please contact our support team for assistance.",
  /** Small talk, and what happens when the bot cannot answer. */
  hello: 'Hello! How can I help you?',
  thanks: "You're welcome! Is there anything else I can help you with?",
  bye: 'Goodbye, and have a nice day!',
  yes: 'Great. What can I help you with?',
  no: "All right. I'm here if you need anything else.",
  fine: "Glad to hear it. I'm here if you need anything else.",
  wait: "Take your time. I'm here.",
  about:
    "I'm an automated assistant. I answer questions, and our team can help you with everything else.",
  upset: "I'm sorry about the trouble. Would you like to talk to a person?",
  unclear: 'Can you tell me a little more? A short sentence is enough.',
  person: 'Of course. Our support team will be happy to help you.',
  unsure: "I'm not sure I have the right answer. Choose one of these, or contact our team.",
  handedOver: "I've asked our team to join. Someone will be with you shortly.",
  unansweredHandedOver:
    "I don't have an answer for that, so I've asked our team to join. Someone will be with you shortly.",
  nobodyHere: "Nobody from our team is here right now. Leave a message and we'll reply by email.",
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
