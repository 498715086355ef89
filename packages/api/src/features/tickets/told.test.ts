import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test/harness.ts';

type Effects<Id extends OperationId> = (typeof operations)[Id]['effects'][number];

/** The operations that change, assign or delete tickets. */
type Changing = {
  [Id in OperationId & `tickets.${string}`]: Extract<
    Effects<Id>,
    'changes_tickets' | 'assigns_tickets' | 'deletes_tickets'
  > extends never
    ? never
    : Id;
}[OperationId & `tickets.${string}`];

let server: TestServer;
let id: string;
let other: string;

beforeAll(async () => {
  server = await startTestServer({ rateLimits: false });
});
afterAll(() => server.stop());
beforeEach(async () => {
  [id, other] = [await makeTicket(server.acme), await makeTicket(server.acme)];
});

const call = <Id extends OperationId>(operation: Id, options: CallOptions) =>
  server.call(operation, { as: server.acme.admin, ...options });
const already = async <Id extends OperationId>(operation: Id, options: CallOptions) => {
  const done = await call(operation, options);
  expect(done.status, JSON.stringify(done.error)).toBeLessThan(300);
  return done.body;
};
const say = async (message: string) =>
  (await already('tickets.reply', { params: { id }, body: { message } })).id;
const handOver = () => ({
  params: { id },
  body: { assignedAgentId: server.acme.agent.userId, note: 'Please go on', draft: 'Hello' },
});

/** Prepares each operation and returns its options. A missing operation doesn't compile. */
const acts: Record<Changing, () => CallOptions | Promise<CallOptions>> = {
  'tickets.create': () => ({ body: { subject: 'Kettle', description: 'Cold' } }),
  'tickets.update': () => ({ params: { id }, body: { status: 'in_progress' } }),
  'tickets.bulk': () => ({ body: { ids: [id, other], status: 'in_progress' } }),
  'tickets.delete': () => ({ params: { id } }),
  'tickets.restore': async () => {
    await already('tickets.delete', { params: { id } });
    return { body: { ids: [id] } };
  },
  'tickets.deleteForGood': async () => {
    await already('tickets.delete', { params: { id } });
    return { body: { ids: [id] } };
  },
  'tickets.markSpam': () => ({ body: { ids: [id] } }),
  'tickets.unmarkSpam': async () => {
    await already('tickets.markSpam', { body: { ids: [id] } });
    return { body: { ids: [id] } };
  },
  'tickets.merge': () => ({ body: { ids: [id, other], intoId: id } }),
  'tickets.unmerge': async () => {
    await already('tickets.merge', { body: { ids: [id, other], intoId: id } });
    return { body: { ids: [other] } };
  },
  'tickets.split': async () => ({ params: { id }, body: { messageId: await say('Another one') } }),
  'tickets.unsplit': async () => {
    const messageId = await say('Another one');
    const made = await already('tickets.split', { params: { id }, body: { messageId } });
    return { params: { id: made.id } };
  },
  'tickets.snooze': () => ({ params: { id }, body: { until: null } }),
  'tickets.unsnooze': async () => {
    await already('tickets.snooze', { params: { id }, body: { until: null } });
    return { params: { id } };
  },
  'tickets.handOver': handOver,
  'tickets.removeDraft': async () => {
    const { messages } = await already('tickets.handOver', handOver());
    return { params: { id, messageId: messages.at(-1)?.id ?? '' } };
  },
  'tickets.link': () => ({ params: { id }, body: { ticketId: other, kind: 'related' } }),
  'tickets.unlink': async () => {
    const body = { ticketId: other, kind: 'related' };
    await already('tickets.link', { params: { id }, body });
    return { params: { id, otherId: other } };
  },
};

async function told() {
  const { org } = server.acme;
  const events = await org.all<{ seq: number }>(org.from('events').select('seq'));
  const entries = await org.all<{ id: string }>(org.from('ticket_activity').select('id'));
  // Deletion also removes earlier events of a ticket, so the newest one is compared, not their number.
  const newest = Math.max(...events.map(({ seq }) => Number(seq)));
  return { newest, entries: entries.map((entry) => entry.id) };
}

/** Operations without an entry in the timeline or the audit log, and why. */
const untold: Partial<Record<Changing, string>> = {
  'tickets.removeDraft': 'a draft is no part of the conversation',
};

test.each(Object.keys(acts) as Changing[])(
  '%s records an event, and the timeline or the audit log has an entry',
  async (operation) => {
    const options = await acts[operation]();
    const before = await told();
    const done = await call(operation, options);
    expect(done.status, JSON.stringify(done.error)).toBeLessThan(300);
    const after = await told();
    expect(after.newest).toBeGreaterThan(before.newest);
    // `audit/walk.test.ts` looks for the entries of audited operations.
    const { audited }: Operation = operations[operation];
    if (audited || untold[operation]) return;
    // Existing entries may be gone, such as those of a split with its ticket.
    const added = after.entries.filter((entry) => !before.entries.includes(entry));
    expect(added.length).toBeGreaterThan(0);
  },
);
