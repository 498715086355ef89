import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { newId, now } from '../database/ids.ts';
import type { Org } from '../database/types.ts';
import type { TestMember } from './factories.ts';
import type { CallOptions, TestServer } from './harness.ts';

/** Returns numbers from 0 to less than 1 that are the same for the same seed. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The objects that changes can apply to, read again every few changes. Sorted by number, so a seed makes the same choices. */
interface Pools {
  live: string[];
  spam: string[];
  trash: string[];
  merged: string[];
  split: string[];
  messages: { id: string; ticket: string }[];
  tags: string[];
  deletedTags: string[];
}

interface Ids {
  id: string;
  ticket_id?: string;
}

async function poolsOf(org: Org): Promise<Pools> {
  const idsOf = async (query: Parameters<Org['all']>[0]) =>
    (await org.all<Ids>(query)).map(({ id }) => id);
  const inPlace = (place: string) =>
    idsOf(org.from('put_away_tickets').where('place', place).orderBy('number').select('id'));
  const public_ = org.from('ticket_messages').where('visibility', 'public');
  const newest = public_.orderByRaw('created_at desc, body').limit(40).select('id', 'ticket_id');
  return {
    live: await idsOf(org.from('tickets').orderBy('number').select('id')),
    spam: await inPlace('spam'),
    trash: await inPlace('trash'),
    merged: await idsOf(
      org.from('merged_tickets').whereNotNull('kept').orderBy('number').select('id'),
    ),
    split: await idsOf(
      org
        .from('ticket_splits')
        .whereNotNull('kept')
        .orderBy('split_at')
        .limit(20)
        .select('ticket_id as id'),
    ),
    messages: (await org.all<Ids>(newest)).map(({ id, ticket_id: ticket = '' }) => ({
      id,
      ticket,
    })),
    tags: await idsOf(org.from('all_tags').whereNull('deleted_at').orderBy('name').select('id')),
    deletedTags: await idsOf(
      org.from('all_tags').whereNotNull('deleted_at').orderBy('name').select('id'),
    ),
  };
}

/** Beyond this number, no more tickets are created. */
const maxTickets = 250;

export const blockedDomain = 'casino.example';

const statuses = ['open', 'open', 'in_progress', 'resolved', 'closed'];
const priorities = ['low', 'normal', 'high', 'urgent'];
const requesters = ['vera@example.com', 'ana@example.com', 'ben@example.com'];

/** A change: the operation, and its call with caller. */
type Change = [id: OperationId, options: CallOptions];

/** Uploads unattached files for each staff member. */
export async function addUploads({ acme }: TestServer, count: number) {
  const ids = new Map<string, string[]>();
  for (const { userId } of [acme.admin, acme.agent]) {
    ids.set(userId, Array.from({ length: count }, newId));
  }
  await acme.org.write(async (tx) => {
    for (const [uploaded_by, files] of ids) {
      for (const id of files) {
        await tx.insert('message_files', {
          id,
          sha256: id,
          size: 1,
          type: 'text/plain',
          name: 'a.txt',
          uploaded_by,
          created_at: now(),
          message_id: null,
          position: 0,
        });
      }
    }
  });
  return ids;
}

/** Makes random changes as several members and visitors. */
export function changesOf(
  server: TestServer,
  seed: number,
  uploads: Awaited<ReturnType<typeof addUploads>>,
) {
  const random = randomFrom(seed);
  const { acme } = server;
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const some = <Item>(items: readonly Item[], count: number) => [
    ...new Set(Array.from({ length: Math.min(count, items.length) }, () => pick(items))),
  ];
  const staff = (): TestMember => pick([acme.admin, acme.agent]);
  const maybe = <Part extends object>(part: Part): Part | object => (random() < 0.4 ? part : {});
  let made = 0;

  const words = () => {
    made += 1;
    return { subject: `${pick(['Kettle', 'Lamp', 'Grinder'])} ${made}`, description: 'It stops' };
  };
  const until = () => pick([null, new Date(Date.now() + 86_400_000).toISOString()]);
  const assignee = () => pick([null, acme.admin.userId, acme.agent.userId]);
  const part = ({ tags }: Pools) =>
    pick([
      { status: pick(statuses) },
      { status: pick(statuses), ...maybe({ assignedAgentId: assignee() }) },
      { priority: pick(priorities) },
      { assignedAgentId: assignee() },
      { addTagIds: some(tags, 3) },
      { removeTagIds: some(tags, 2), addTagIds: some(tags, 1) },
    ]);
  const of = (id: string, more: Omit<CallOptions, 'params'> = {}): CallOptions => ({
    as: staff(),
    params: { id },
    ...more,
  });
  const form = (email: string): Change => [
    'publicForms.submit',
    {
      params: { subdomain: acme.subdomain },
      body: {
        formId: acme.formId,
        data: { name: 'Vera', email, subject: words().subject, message: 'It stops' },
      },
    },
  ];

  /** Each kind of change with its share and its call; null if there is nothing to change. */
  const kinds: Record<string, [share: number, (pools: Pools) => Change | null]> = {
    'made by staff': [
      8,
      ({ tags }) => [
        'tickets.create',
        {
          as: staff(),
          body: {
            ...words(),
            ...maybe({ priority: pick(priorities) }),
            ...maybe({ tagIds: some(tags, 2) }),
            customerEmail: pick(requesters),
          },
        },
      ],
    ],
    'made by customer': [4, () => ['tickets.create', { as: acme.customer, body: words() }]],
    'made by form': [8, () => form(pick(requesters))],
    'spam by form': [2, () => form(`mallory@${blockedDomain}`)],
    update: [22, (pools) => ['tickets.update', of(pick(pools.live), { body: part(pools) })]],
    requester: [
      2,
      ({ live }) => [
        'tickets.update',
        of(pick(live), { body: { customerEmail: pick([...requesters, acme.customer.email]) } }),
      ],
    ],
    bulk: [
      6,
      (pools) => [
        'tickets.bulk',
        {
          as: staff(),
          body: {
            ids: some(pools.live, 6),
            ...pick([part(pools), { snooze: { until: until() } }, { snooze: null }]),
          },
        },
      ],
    ],
    reply: [
      8,
      ({ live }) => ['tickets.reply', of(pick(live), { body: { message: `Reply ${made}` } })],
    ],
    note: [
      4,
      ({ live }) => {
        const mentions = pick([[], [acme.agent.userId], [acme.admin.userId]]);
        const body = { message: 'Look', isInternal: true, mentions };
        return ['tickets.reply', of(pick(live), { body })];
      },
    ],
    'with file': [
      4,
      ({ live }) => {
        const as = staff();
        const fileIds = uploads.get(as.userId)?.splice(0, 1) ?? [];
        const isInternal = random() < 0.5;
        if (fileIds.length === 0) return null;
        if (random() < 0.3) return ['tickets.create', { as, body: { ...words(), fileIds } }];
        const body = { message: 'See the file', isInternal, fileIds };
        return ['tickets.reply', of(pick(live), { as, body })];
      },
    ],
    'reply of customer': [
      6,
      ({ live }) => [
        'tickets.reply',
        of(pick(live), { as: acme.customer, body: { message: `Again ${made}` } }),
      ],
    ],
    snooze: [5, ({ live }) => ['tickets.snooze', of(pick(live), { body: { until: until() } })]],
    unsnooze: [3, ({ live }) => ['tickets.unsnooze', of(pick(live))]],
    read: [4, ({ live }) => ['tickets.markRead', of(pick(live), { body: {} })]],
    unread: [2, ({ live }) => ['tickets.markUnread', of(pick(live))]],
    follow: [2, ({ live }) => ['tickets.follow', of(pick(live), { body: {} })]],
    'mark spam': [
      2,
      ({ live }) => ['tickets.markSpam', { as: staff(), body: { ids: some(live, 2) } }],
    ],
    'no spam': [
      3,
      ({ spam }) =>
        spam.length === 0
          ? null
          : ['tickets.unmarkSpam', { as: staff(), body: { ids: some(spam, 3) } }],
    ],
    delete: [5, ({ live }) => ['tickets.delete', of(pick(live), { as: acme.admin })]],
    restore: [
      2,
      ({ trash }) =>
        trash.length === 0
          ? null
          : ['tickets.restore', { as: acme.admin, body: { ids: some(trash, 2) } }],
    ],
    'delete for good': [
      2,
      ({ trash }) =>
        trash.length === 0
          ? null
          : ['tickets.deleteForGood', { as: acme.admin, body: { ids: some(trash, 2) } }],
    ],
    merge: [
      4,
      ({ live }) => {
        const ids = some(live, 3);
        return ids.length < 2 ? null : ['tickets.merge', { as: staff(), body: { ids } }];
      },
    ],
    unmerge: [
      3,
      ({ merged }) =>
        merged.length === 0
          ? null
          : ['tickets.unmerge', { as: staff(), body: { ids: some(merged, 2) } }],
    ],
    split: [
      3,
      ({ messages }) => {
        const message = messages.length > 0 && pick(messages);
        if (!message) return null;
        const body = { messageId: message.id, andLater: random() < 0.5 };
        return ['tickets.split', of(message.ticket, { body })];
      },
    ],
    unsplit: [2, ({ split }) => (split.length === 0 ? null : ['tickets.unsplit', of(pick(split))])],
    // The first tags are kept, because saved views name them.
    'delete tag': [
      0.5,
      ({ tags }) =>
        tags.length <= 3 ? null : ['tags.delete', of(pick(tags.slice(3)), { as: acme.admin })],
    ],
    'merge tags': [
      0.5,
      ({ tags }) =>
        tags.length <= 3
          ? null
          : [
              'tags.merge',
              of(pick(tags.slice(0, 3)), {
                as: acme.admin,
                body: { tagIds: [pick(tags.slice(3))] },
              }),
            ],
    ],
    'restore tag': [
      1,
      ({ deletedTags }) =>
        deletedTags.length === 0
          ? null
          : ['tags.restore', of(pick(deletedTags), { as: acme.admin })],
    ],
  };
  const all = Object.entries(kinds).map(([name, [share, change]]) => ({ name, share, change }));
  const total = all.reduce((sum, { share }) => sum + share, 0);
  const done = new Map(all.map(({ name }) => [name, 0]));
  const lately: string[] = [];

  function choose(pools: Pools) {
    for (;;) {
      let at = random() * total;
      const kind = all.find(({ share }) => (at -= share) < 0) ?? all[0];
      if (!kind) throw new Error('No kinds');
      const { name } = kind;
      const isMade = name.startsWith('made');
      if (isMade ? pools.live.length >= maxTickets : pools.live.length === 0) continue;
      const change = kind.change(pools);
      if (change) return { name, change };
    }
  }

  /** Makes up to four concurrent changes; returns their number. */
  async function makeSome(): Promise<number> {
    const pools = await poolsOf(acme.org);
    const chosen = Array.from({ length: 1 + below(4) }, () => choose(pools));
    const answers = await Promise.all(
      chosen.map(({ change: [id, options] }) => server.call(id, options)),
    );
    for (const [at, { name, change }] of chosen.entries()) {
      const { status = 0, error } = answers[at] ?? {};
      lately.push(`${name}: ${change[0]} ${JSON.stringify(change[1].body)} ${status}`);
      // A concurrent change may have deleted a tag or split off a message. Alone, no change is refused.
      const isRefused = status === 400 && chosen.length === 1;
      if (status >= 500 || isRefused || status === 401 || status === 403) {
        throw new Error(`${lately.at(-1)}: ${error?.message}`);
      }
      if (status < 300) done.set(name, (done.get(name) ?? 0) + 1);
    }
    lately.splice(0, lately.length - 12);
    return chosen.length;
  }
  return { makeSome, done, lately };
}
