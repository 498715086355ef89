import type { Role } from '@helpdesk/sdk/rules/roles';
import { anyOrganizationIdOf } from '../auth/store/organizations.ts';
import { endSessionsOf } from '../auth/store/sessions.ts';
import type { Config } from '../config.ts';
import { newId } from '../database/ids.ts';
import type { UserRow } from '../database/rows/people.ts';
import type { Database, Org } from '../database/types.ts';
import type { Actor } from '../event-catalog.ts';
import { checkPassword, hashPassword } from '../features/accounts/passwords.ts';
import { findUserByEmail } from '../features/accounts/store/accounts.ts';
import { writeAsked } from '../features/chatbot/asked.ts';
import { answerFrom } from '../features/chatbot/read.ts';
import { createQuery } from '../features/chatbot/store/queries.ts';
import { insertDefaultForm } from '../features/forms/store/forms.ts';
import { createArticle } from '../features/help/store/articles.ts';
import { createCategory } from '../features/help/store/categories.ts';
import { createTicket } from '../features/tickets/store/create.ts';
import { addMessage } from '../features/tickets/store/replies/reply.ts';
import { updateTicket } from '../features/tickets/store/update.ts';
import { createMemory } from '../memory.ts';
import { answers, askedBefore } from './answers.ts';
import { articles, helpCategories } from './articles.ts';
import { addChats } from './chats.ts';
import { conversations } from './conversations.ts';
import { addHistory } from './history.ts';
import { isMarked, keepMark } from './password-mark.ts';

export const demoPeople: { email: string; firstName: string; lastName: string; role: Role }[] = [
  { email: 'admin@demo.test', firstName: 'Ada', lastName: 'Okafor', role: 'admin' },
  { email: 'agent@demo.test', firstName: 'Jonas', lastName: 'Lindqvist', role: 'agent' },
  { email: 'customer@demo.test', firstName: 'Mira', lastName: 'Castellanos', role: 'customer' },
];

/** Opens the demo if it is enabled, and closes one from an earlier start otherwise. */
export async function provideDemo(database: Database, config: Config): Promise<void> {
  const exists = (await anyOrganizationIdOf(database.directory, 'demo')) !== null;
  if (!config.demo) return exists ? setPasswords(database, null) : undefined;
  if (!exists) await createDemo(database, config.demoPassword);
  const users = await demoUsers(database);
  if (isMarked(config, users)) return;
  if (exists) await keepPassword(database, users, config.demoPassword);
  keepMark(config, await demoUsers(database));
}

/** Resets the demo users to the password of this installation, if one has another. */
async function keepPassword(database: Database, users: readonly UserRow[], password: string) {
  const isRight = users.map((user) => checkPassword(user.password_hash, password));
  if ((await Promise.all(isRight)).every(Boolean)) return;
  await setPasswords(database, await hashPassword(password));
}

async function demoUsers({ directory }: Database) {
  const found = demoPeople.map(({ email }) => findUserByEmail(directory, email));
  return (await Promise.all(found)).filter((user) => user !== undefined);
}

/** Sets another password for the demo's users, or none, and ends the sessions of the old one. */
async function setPasswords(database: Database, password_hash: string | null) {
  const users = await demoUsers(database);
  const accounts = database.directory.locking({ users: users.map(({ id }) => id) });
  await accounts.write(async (tx) => {
    for (const { id } of users) {
      await tx.update('users', { id }, { password_hash });
      await endSessionsOf(tx, id);
    }
  });
}

/** Creates the demo organization with its users and a few conversations. */
async function createDemo(database: Database, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  // Before their first ticket in addHistory.
  const began = new Date(Date.now() - 120 * 24 * 60 * 60 * 1_000).toISOString();
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
      created_at: began,
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
        created_at: began,
      });
      await org.insert('memberships', {
        id: newId(),
        user_id: person.id,
        role: person.role,
        created_at: began,
      });
    }
    formId = await insertDefaultForm(org);
  });
  const agent = people[1];
  if (!agent) return;
  await addHistory(database.org(id), people.slice(0, 2), formId);
  await addConversations(database.org(id), agent);
  await writeArticles(database.org(id), agent);
  await teachAnswers(database, id);
  const name = `${agent.firstName} ${agent.lastName}`;
  await addChats(database, id, { userId: agent.id, name });
}

/** Adds the chatbot's queries, and asks it questions as visitors. */
async function teachAnswers(database: Database, id: string) {
  const org = database.org(id);
  const server = { database, memory: createMemory(database) };
  for (const answer of answers) await createQuery(org, answer);
  for (const question of askedBefore) await answerFrom(server, org, { text: question });
  await writeAsked(server, id);
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
  const actor: Actor = { type: 'staff', userId, name: `${firstName} ${lastName}` };
  const author = { actor, userId, config: { maxMessageBytes: 0 } };
  for (const { category, ...article } of articles) {
    const categoryId = category ? ids.get(category) : null;
    await createArticle(org, { ...article, categoryId }, author);
  }
}

async function addConversations(org: Org, agent: Agent) {
  const name = `${agent.firstName} ${agent.lastName}`;
  const staff: Actor = { type: 'staff', userId: agent.id, name };
  for (const { customer, status, isAssigned, replies, ...written } of conversations) {
    const visitor: Actor = { type: 'customer', userId: null, name: customer.name };
    const id = await createTicket(
      org,
      {
        ...written,
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
