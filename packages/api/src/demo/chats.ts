import { now } from '../database/ids.ts';
import type { Database, Org } from '../database/types.ts';
import type { Agent } from '../features/chat/store/change.ts';
import { closeChat } from '../features/chat/store/close.ts';
import { bot } from '../features/chat/store/messages.ts';
import {
  acceptChat,
  rateChat,
  say,
  see,
  speakerOf,
  startChat,
} from '../features/chat/store/sessions.ts';

interface DemoChat {
  name: string;
  email: string;
  page: string;
  browser: string;
  /** The messages after the greeting, with their senders. */
  words: ['visitor' | 'bot' | 'agent', string][];
  /** A chat that no agent has taken yet. */
  waits?: true;
  rating?: { stars: number; comment: string | null };
}

export const chats: DemoChat[] = [
  {
    name: 'Priya Raman',
    email: 'priya.raman@example.com',
    page: 'https://northwind.example/grinders/conical',
    browser: 'Safari 18 on iPhone',
    words: [
      ['visitor', 'Does the conical grinder do espresso as well as filter?'],
      ['agent', 'Hi Priya! Yes: settings 1 to 12 are espresso, everything above is filter.'],
      ['visitor', 'Perfect, ordering it now. Thank you!'],
      ['agent', 'You are welcome. Enjoy your coffee!'],
    ],
    rating: { stars: 5, comment: 'Answered within a minute.' },
  },
  {
    name: 'Oskar Blom',
    email: 'oskar@blom.example',
    page: 'https://northwind.example/orders',
    browser: 'Chrome 131 on Windows',
    words: [
      ['visitor', 'My parcel has not moved for five days.'],
      ['agent', 'Sorry about that, Oskar. The carrier lost it; a new one leaves today.'],
      ['visitor', 'OK. That took a while.'],
      ['agent', 'It did, and I am sorry. I have added a bag of beans to the new parcel.'],
    ],
    rating: { stars: 3, comment: null },
  },
  {
    name: 'Lena Hofmann',
    email: 'lena.hofmann@example.com',
    page: 'https://northwind.example/subscriptions',
    browser: 'Firefox 133 on macOS',
    words: [
      ['visitor', 'Can I pause my subscription while I am on holiday?'],
      ['agent', 'Of course. From when to when?'],
      ['visitor', 'From the first to the fifteenth.'],
    ],
  },
  {
    name: 'Tomás Rivera',
    email: 'tomas@rivera.example',
    page: 'https://northwind.example/checkout',
    browser: 'Edge 131 on Windows',
    words: [
      ['visitor', 'The checkout says that my card is declined, but my bank says it is fine.'],
    ],
    waits: true,
  },
];

/** A few chats: two closed and rated, one active, one waiting for an agent. */
export async function addChats(database: Database, organizationId: string, agent: Agent) {
  const org = database.org(organizationId);
  // A chat waits only while an agent is online.
  await database.directory.write((tx) =>
    tx.insert('chat_attendance', {
      organization_id: organizationId,
      user_id: agent.userId,
      seen_at: now(),
    }),
  );
  for (const chat of chats) await addChat(org, agent, chat);
}

async function addChat(org: Org, agent: Agent, { words, rating, waits, ...visitor }: DemoChat) {
  const [[, message] = ['visitor', ''], ...rest] = words;
  const { id } = await startChat(org, {
    visitorId: null,
    customerName: visitor.name,
    customerEmail: visitor.email,
    isVerified: false,
    pageUrl: visitor.page,
    referrer: 'https://www.google.com/',
    browser: visitor.browser,
    greeting: 'Hi! Welcome to Northwind Coffee. How can we help you today?',
    message,
    clientId: null,
    wantsPerson: true,
  });
  if (waits) return;
  await acceptChat(org, id, agent);
  const speakers = {
    visitor: speakerOf(visitor.name),
    bot,
    agent: { type: 'agent', ...agent },
  } as const;
  let read = 2;
  for (const [by, text] of rest) {
    await say(org, { sessionId: id, speaker: speakers[by], text, clientId: null });
    read += 1;
    await see(org, { sessionId: id, side: by === 'agent' ? 'customer' : 'staff', read });
  }
  if (!rating) return;
  const actor = { type: 'customer', userId: null, name: visitor.name } as const;
  await closeChat(org, id, actor, 'visitor');
  await rateChat(org, id, rating.stars, rating.comment);
}
