import type { Role } from '@helpdesk/sdk/rules/roles';
import { startSession } from '../auth/store/sessions.ts';
import { newId, now } from '../database/ids.ts';
import type { Database, Org } from '../database/types.ts';
import type { Actor } from '../event-catalog.ts';
import { insertDefaultForm } from '../features/forms/store/forms.ts';
import { createTicket, type NewTicket } from '../features/tickets/store/create.ts';

export interface TestMember {
  userId: string;
  email: string;
  token: string;
  role: Role;
}

export interface TestOrganization {
  id: string;
  org: Org;
  subdomain: string;
  formId: string;
  /** A canary: a word that appears in all data of this organization and in no other. */
  canary: string;
  admin: TestMember;
  agent: TestMember;
  customer: TestMember;
}

/** `helpdesk-demo`, hashed with low cost, because tests sign in often. */
export const testPassword = 'helpdesk-demo';

/** An organization with one member of each role, signed in, and its contact form. */
export async function makeOrganization(
  database: Database,
  subdomain: string,
): Promise<TestOrganization> {
  const id = newId();
  const canary = `canary${newId()}`;
  return database.directory.write(async (tx) => {
    await tx.insert('organizations', {
      id,
      name: `${subdomain} ${canary}`,
      subdomain,
      timezone: 'UTC',
      ticket_prefix: 'TK',
      auto_assignment: false,
      settings: {},
      created_at: now(),
    });
    const org = tx.org(id);
    const join = async (role: Role): Promise<TestMember> => {
      const userId = newId();
      const email = `${role}@${subdomain}.test`;
      await tx.insert('users', {
        id: userId,
        email,
        first_name: role,
        last_name: canary,
        password_hash: null,
        notification_preferences: {},
        created_at: now(),
      });
      await org.insert('memberships', { id: newId(), user_id: userId, role, created_at: now() });
      return { userId, email, role, token: await startSession(tx, userId) };
    };
    const admin = await join('admin');
    const agent = await join('agent');
    const customer = await join('customer');
    const formId = await insertDefaultForm(org);
    return { id, org: database.org(id), subdomain, formId, canary, admin, agent, customer };
  });
}

const visitor: Actor = { type: 'customer', userId: null, name: null };

/** Creates a visitor's ticket with the organization's canary in its text. */
export function makeTicket(
  { org, canary, subdomain }: TestOrganization,
  input: Partial<NewTicket> = {},
): Promise<string> {
  return createTicket(
    org,
    {
      subject: `Broken kettle ${canary}`,
      description: `It does not boil. ${canary}`,
      customerName: 'Vera Visitor',
      customerEmail: `vera@${subdomain}.example`,
      source: 'form',
      ...input,
    },
    visitor,
  );
}
