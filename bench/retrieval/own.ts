import type { Row } from './row.ts';

/** A shop's answers, its customers' questions, and questions without an answer: small, but our own. */
const answers: [query: string, keywords: string[], response: string, asked: string[]][] = [
  [
    'How long does delivery take?',
    ['delivery time', 'shipping'],
    'Parcels arrive within three working days.',
    [
      'when will my parcel arrive',
      'how many days until you deliver',
      'delivery time to the islands',
    ],
  ],
  [
    'Can I return a bag that I have opened?',
    ['return', 'send back'],
    'Yes, within thirty days. Write to us and we send you a label.',
    ['i want to send an open bag back', 'returning coffee i do not like', 'how do returns work'],
  ],
  [
    'Which grind do I need for a moka pot?',
    ['moka pot', 'grind size'],
    'Take fine filter: a little coarser than espresso.',
    ['what grind for my moka', 'moka pot grind setting', 'how fine should i grind for a moka pot'],
  ],
  [
    'How do I pause my subscription?',
    ['pause subscription', 'skip a delivery'],
    'Open Subscription in your account and choose Pause.',
    ['can i skip next month', 'pause the subscription please', 'stop my subscription for a while'],
  ],
  [
    'How do I change my delivery address?',
    ['new address', 'moving house'],
    'Open Addresses in your account before we roast on Tuesday.',
    ['i am moving house', 'send it to another address', 'update my address'],
  ],
  [
    'Do you sell wholesale?',
    ['wholesale', 'café', 'bulk'],
    'Yes, from ten kilograms a month. Our trade team answers within a day.',
    ['prices for my cafe', 'we need twenty kilos a month', 'do you supply restaurants'],
  ],
  [
    'My grinder stopped working',
    ['grinder broken', 'repair'],
    'Unplug it for ten minutes. If it still blinks, we repair it within the warranty.',
    ['the grinder is broken', 'my grinder blinks red', 'grinder does not start any more'],
  ],
  [
    'How do I get an invoice with my VAT number?',
    ['invoice', 'vat'],
    'Add the number under Billing and download the invoice again.',
    ['i need a vat invoice', 'invoice for my accountant', 'download an invoice'],
  ],
];

const others = [
  'what is the capital of peru',
  'tell me a joke',
  'who won the match last night',
  'how tall is the tower',
  'sing me a song',
  'is it going to snow tomorrow',
  'book a hotel in rome',
  'asdf asdf',
];

/** Two letters transposed, as when typing fast. */
function swapped(text: string, from: number): string {
  const at = text.slice(from).search(/[a-z]{4}/) + from + 1;
  return `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`;
}

export const ownRows: Row[] = [
  ...answers.flatMap(([text, keywords, response, asked], at): Row[] => [
    { set: 'own', kind: 'bank', intent: String(at), text, rank: 0, keywords, response },
    ...asked.map((question): Row => {
      const typo1 = swapped(question, 0);
      const typo2 = swapped(typo1, Math.floor(question.length / 2));
      return { set: 'own', kind: 'query', intent: String(at), text: question, typo1, typo2 };
    }),
  ]),
  ...others.map((text): Row => ({ set: 'own', kind: 'query', intent: null, text })),
];
