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
  /** The name of the bot. */
  bot: 'Assistant',
  /** An agent without a name. */
  agent: 'Support Agent',
} as const;

export type ChatSentence = keyof typeof chatSentences;
