import type { Database } from '../../database/types.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { organizationGroup } from '../../jobs/store.ts';
import {
  gather,
  gatherNews,
  type Member,
  membersDue,
  newsDue,
  postpone,
  postponeNews,
} from '../store/staff-mail.ts';

const minute = 60_000;
const everyFewSeconds = 5_000;

/** The queue of members with unread notifications to email; the outbox sends the emails. */
export function membersToMail(
  database: Database,
): JobQueue<Member & { key: string; max: number }, Member & { attempts: number }> {
  return {
    name: 'notification emails',
    concurrency: 4,
    timeout: 30_000,
    every: everyFewSeconds,
    groups: async () =>
      (await membersDue(database)).map((member) => ({
        ...organizationGroup(member.organization_id, 1),
        ...member,
        key: `${member.organization_id} ${member.user_id}`,
      })),
    // No lease needed: collecting is one transaction, and a second run finds nothing.
    claim: async ({ organization_id, user_id }) => [{ organization_id, user_id, attempts: 1 }],
    run: ({ organization_id, user_id }) => gather(database.org(organization_id), user_id),
    retryAfter: () => minute,
    done: async () => {},
    failed: ({ organization_id, user_id }, _, wait) =>
      postpone(database.org(organization_id), user_id, wait ?? minute),
    putBack: ({ organization_id, user_id }, wait) =>
      postpone(database.org(organization_id), user_id, wait),
    free: async () => {},
    facts: ({ organization_id: organization, user_id: user }) => ({ organization, user }),
  };
}

type Organization = Pick<Member, 'organization_id'>;

/** The queue of organizations with ticket news that the staff hasn't read. */
export function newsToMail(
  database: Database,
): JobQueue<Organization & { key: string; max: number }, Organization & { attempts: number }> {
  return {
    name: 'news emails',
    concurrency: 2,
    timeout: 30_000,
    every: everyFewSeconds,
    groups: async () =>
      (await newsDue(database)).map(({ organization_id }) => ({
        ...organizationGroup(organization_id, 1),
        organization_id,
      })),
    // No lease needed, as above.
    claim: async ({ organization_id }) => [{ organization_id, attempts: 1 }],
    run: ({ organization_id }) => gatherNews(database.org(organization_id)),
    retryAfter: () => minute,
    done: async () => {},
    failed: ({ organization_id }, _, wait) =>
      postponeNews(database.org(organization_id), wait ?? minute),
    putBack: ({ organization_id }, wait) => postponeNews(database.org(organization_id), wait),
    free: async () => {},
    facts: ({ organization_id: organization }) => ({ organization }),
  };
}
