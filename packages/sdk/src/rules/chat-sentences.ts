/**
 * Messages of the server in a chat, as stored and shown to staff; elements translate those they know to the visitor's language. They are
 * matched in this order, so more specific sentences come before more general ones.
 */
export const chatSentences = {
  greeting: 'Hi! Welcome to {organization}. How can we help you today?',
  noAnswer:
    "I'm sorry, I don't have an answer for that. Please contact our support team for assistance.",
  /** Small talk, and messages for when the bot can't answer. */
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
  unclear: 'Can you tell me a bit more? A short sentence is enough.',
  person: 'Of course. Our support team will be happy to help you.',
  unsure: "I'm not sure I have the right answer. Choose one of these, or contact our team.",
  handedOver: "I've asked our team to join. Someone will be with you shortly.",
  unansweredHandedOver:
    "I don't have an answer for that, so I've asked our team to join. Someone will be with you shortly.",
  nobodyHere: "Our team is away right now. Leave a message and we'll reply by email.",
  backInQueue: "Sorry this is taking longer than expected. You're next in line.",
  unansweredByMail:
    "Sorry we couldn't answer you here. We've opened ticket {ticket} and will reply to {email}.",
  unanswered: "Sorry we couldn't answer you here. We've opened ticket {ticket}.",
  lastUnansweredByMail:
    "We couldn't answer your last message here. We've opened ticket {ticket} and will reply to {email}.",
  lastUnanswered: "We couldn't answer your last message here. We've opened ticket {ticket}.",
  /** The bot's name. */
  bot: 'Assistant',
  /** The name of an agent without one. */
  agent: 'Support Agent',
} as const;

export type ChatSentence = keyof typeof chatSentences;
