import type { Role } from '@helpdesk/sdk/rules/roles';
import { newId, now } from '../database/ids.ts';
import type { Database, Org } from '../database/types.ts';
import type { Actor } from '../events/catalog.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { writeAsked } from '../features/chatbot/asked.ts';
import { answerFrom } from '../features/chatbot/read.ts';
import { createQuery } from '../features/chatbot/store.ts';
import { insertDefaultForm } from '../features/forms/store.ts';
import { createCategory } from '../features/help/categories.ts';
import { createArticle } from '../features/help/store.ts';
import { addMessage, createTicket, updateTicket } from '../features/tickets/store.ts';
import { organizationIdOf } from '../http/organization-of-request.ts';
import { answers, askedBefore } from './answers.ts';
import { articles, helpCategories } from './articles.ts';
import { tellChats } from './chats.ts';
import { conversations } from './conversations.ts';
import { tellHistory } from './history.ts';

export const demoPassword = 'helpdesk-demo';

export const demoPeople: { email: string; firstName: string; lastName: string; role: Role }[] = [
  { email: 'admin@demo.test', firstName: 'Ada', lastName: 'Okafor', role: 'admin' },
  { email: 'agent@demo.test', firstName: 'Jonas', lastName: 'Lindqvist', role: 'agent' },
  { email: 'customer@demo.test', firstName: 'Mira', lastName: 'Castellanos', role: 'customer' },
];

/** Makes the demo organization with its people and a few conversations, unless it exists. */
export async function createDemo(database: Database): Promise<void> {
  if (await organizationIdOf(database.directory, 'demo')) return;
  const passwordHash = await hashPassword(demoPassword);
  const id = newId();
  const people = demoPeople.map((person) => ({ ...person, id: newId() }));
  let formId = '';
  await database.directory.write(async (tx) => {
    await tx.insert('organizations', {
      id,
      name: 'Northwind Coffee',
      subdomain: 'demo',
      timezone: 'UTC',
      ticket_prefix: 'TK',
      auto_assignment: false,
      settings: {},
      created_at: now(),
    });
    const org = tx.org(id);
    for (const person of people) {
      await tx.insert('users', {
        id: person.id,
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        password_hash: passwordHash,
        notification_preferences: {},
        created_at: now(),
      });
      await org.insert('memberships', {
        id: newId(),
        user_id: person.id,
        role: person.role,
        created_at: now(),
      });
    }
    formId = await insertDefaultForm(org);
  });
  const agent = people[1];
  if (!agent) return;
  await tellHistory(database.org(id), people.slice(0, 2), formId);
  await tellConversations(database.org(id), agent);
  await writeArticles(database.org(id), agent);
  await teachAnswers(database, id);
  const name = `${agent.firstName} ${agent.lastName}`;
  await tellChats(database, id, { userId: agent.id, name });
}

/** Teaches the chatbot, and lets visitors ask it. */
async function teachAnswers(database: Database, id: string) {
  const org = database.org(id);
  for (const answer of answers) await createQuery(org, answer);
  for (const question of askedBefore) await answerFrom({ database }, org, question);
  await writeAsked(database, id);
}

interface Agent {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

async function writeArticles(org: Org, { id: userId, firstName, lastName }: Agent) {
  const ids = new Map<string, string>();
  for (const category of helpCategories) {
    ids.set(category.slug, await createCategory(org, category));
  }
  const author: Actor = { type: 'staff', userId, name: `${firstName} ${lastName}` };
  for (const { category, ...article } of articles) {
    const categoryId = category ? ids.get(category) : null;
    await createArticle(org, { ...article, categoryId }, author);
  }
}

async function tellConversations(org: Org, agent: Agent) {
  const name = `${agent.firstName} ${agent.lastName}`;
  const staff: Actor = { type: 'staff', userId: agent.id, name };
  for (const {
    customer,
    subject,
    description,
    priority,
    status,
    isAssigned,
    replies,
  } of conversations) {
    const visitor: Actor = { type: 'customer', userId: null, name: customer.name };
    const id = await createTicket(
      org,
      {
        subject,
        description,
        priority,
        customerName: customer.name,
        customerEmail: customer.email,
        source: 'form',
      },
      visitor,
    );
    for (const { by, text } of replies) {
      const isStaff = by !== 'customer';
      await addMessage(
        org,
        id,
        {
          body: text,
          authorType: isStaff ? 'staff' : 'customer',
          visibility: by === 'note' ? 'internal' : 'public',
          userId: isStaff ? agent.id : null,
          authorName: isStaff ? name : customer.name,
          authorEmail: isStaff ? agent.email : customer.email,
        },
        isStaff ? staff : visitor,
      );
    }
    const change = { status, ...(isAssigned ? { assignedAgentId: agent.id } : {}) };
    await updateTicket(org, id, change, staff, null);
  }
}
