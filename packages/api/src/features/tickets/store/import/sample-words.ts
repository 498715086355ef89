import type { NewTicket } from '../create.ts';

/** A sample ticket: how long ago it was opened, and its messages. */
export interface Sample extends Pick<NewTicket, 'subject' | 'description' | 'priority' | 'source'> {
  customerName: string;
  status: 'open' | 'in_progress';
  minutes: number;
  /** Whether it is assigned to the member who adds it. */
  isMine: boolean;
  messages: readonly {
    author: 'customer' | 'staff';
    isInternal?: boolean;
    body: string;
    minutes: number;
  }[];
}

/** One ticket to answer, one in progress, and one that waits for its customer. */
export const samples: readonly Sample[] = [
  {
    subject: 'Where is my parcel?',
    description:
      'Hi, I ordered a kettle last week and the tracking page still says “label created”. Can you tell me when it arrives?\n\nThanks, Ana',
    customerName: 'Ana Ruiz (sample)',
    priority: 'high',
    source: 'form',
    status: 'open',
    minutes: 35,
    isMine: false,
    messages: [],
  },
  {
    subject: 'Switching to yearly billing',
    description: 'Hello, can I switch from monthly to yearly billing in the middle of a month?',
    customerName: 'Tom Becker (sample)',
    priority: 'normal',
    source: 'email',
    status: 'in_progress',
    minutes: 26 * 60,
    isMine: true,
    messages: [
      {
        author: 'staff',
        body: 'Hi Tom, yes. You pay the difference for the rest of the month, and the yearly plan starts at once. Shall I switch you?',
        minutes: 24 * 60,
      },
      {
        author: 'customer',
        body: 'Yes please! Will I get a new invoice?',
        minutes: 90,
      },
    ],
  },
  {
    subject: 'The login link does not work',
    description: 'The link in your email says it has expired, although I clicked it right away.',
    customerName: 'Mei Lin (sample)',
    priority: 'normal',
    source: 'chat',
    status: 'open',
    minutes: 3 * 60,
    isMine: true,
    messages: [
      {
        author: 'staff',
        isInternal: true,
        body: 'Only your team sees notes. Her mail program opens links to check them, so the link is already used.',
        minutes: 170,
      },
      {
        author: 'staff',
        body: 'Hi Mei, sorry about that. Please copy the link into your browser instead of clicking it. Does that work?',
        minutes: 165,
      },
    ],
  },
];
