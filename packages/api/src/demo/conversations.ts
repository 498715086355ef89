interface Conversation {
  customer: { name: string; email: string };
  subject: string;
  description: string;
  priority: 'urgent' | 'high' | 'normal' | 'low';
  status: 'open' | 'in_progress' | 'resolved' | 'closed';
  isAssigned: boolean;
  replies: { by: 'staff' | 'note' | 'customer'; text: string }[];
}

/** The coffee roaster's tickets, oldest first. */
export const conversations: Conversation[] = [
  {
    customer: { name: 'Priya Raman', email: 'priya.raman@example.com' },
    subject: 'Invoice for my June order',
    description:
      'Could you send me an invoice with our VAT number for order 20418? Our accountant needs it.',
    priority: 'low',
    status: 'closed',
    isAssigned: true,
    replies: [
      {
        by: 'staff',
        text: 'Of course. The invoice with your VAT number is on its way to your inbox.',
      },
      { by: 'customer', text: 'Got it, thank you for the quick help!' },
    ],
  },
  {
    customer: { name: 'Tom Beckett', email: 'tom@beckettandsons.example' },
    subject: 'Which grind for a moka pot?',
    description:
      'I have just bought a three-cup moka pot. Which of your grinds should I order for it?',
    priority: 'normal',
    status: 'resolved',
    isAssigned: true,
    replies: [
      {
        by: 'staff',
        text: 'For a moka pot, choose our "fine filter" grind: a little coarser than espresso. The Sidamo is lovely in it.',
      },
    ],
  },
  {
    customer: { name: 'Lena Hofmann', email: 'lena.hofmann@example.com' },
    subject: 'Subscription skipped a delivery',
    description:
      'My subscription is every two weeks, but nothing came last Friday and the next date in my account is two weeks away.',
    priority: 'high',
    status: 'in_progress',
    isAssigned: true,
    replies: [
      {
        by: 'note',
        text: 'Her card was declined on the 12th; the retry went through a day too late for the batch.',
      },
      {
        by: 'staff',
        text: 'I am sorry about that. The payment was retried a day after our roasting day. Shall I send a bag out tomorrow?',
      },
      { by: 'customer', text: 'Yes please, tomorrow would be great.' },
    ],
  },
  {
    customer: { name: 'Marcus Webb', email: 'm.webb@example.com' },
    subject: 'Grinder stopped in the middle of a shot',
    description:
      'The grinder I bought in March stops after two seconds and blinks red twice. I have cleaned it already.',
    priority: 'urgent',
    status: 'open',
    isAssigned: false,
    replies: [],
  },
  {
    customer: { name: 'Amélie Fournier', email: 'amelie@atelier-fournier.example' },
    subject: 'Wholesale prices for a small café',
    description:
      'We open a café with twelve seats in Lyon in spring. Do you sell wholesale, and from which quantity?',
    priority: 'normal',
    status: 'open',
    isAssigned: false,
    replies: [],
  },
];
