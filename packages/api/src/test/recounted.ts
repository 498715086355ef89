import type { ChatSessionRow } from '../database/rows/chat.ts';
import type { TicketMessageRow } from '../database/rows/tickets.ts';
import type { Org, Query } from '../database/types.ts';
import { mentionReach } from '../features/tickets/read/people.ts';
import { unreadReach } from '../features/tickets/read/unread.ts';
import { hoursOfChat, hoursOfMessages, hoursOfTicket } from '../figures/names.ts';
import type { TestMember } from './factories.ts';
import type { TestServer } from './harness.ts';

/** A figure that differs from its rows. */
export interface Difference {
  figure: string;
  shown: unknown;
  counted: unknown;
}

type Where = (tickets: Query, org: Org, me: string) => Query;

const active: Where = (tickets) =>
  tickets.whereIn('status', ['open', 'in_progress']).whereNull('snoozed_at');

const withTag = (tickets: Query, org: Org, ids: readonly string[]) =>
  tickets.whereIn(
    'id',
    org.from('ticket_tags').whereIn('tag_id', ids).select('ticket_id') as never,
  );

const withFile: Where = (tickets, org) =>
  tickets.whereIn(
    'id',
    org
      .from('message_files', 'file')
      .join(
        org
          .from('ticket_messages')
          .select('id', 'ticket_id')
          .unionAll([org.from('tickets').select('id', 'id as ticket_id')])
          .as('said') as never,
        'said.id',
        'file.message_id',
      )
      .select('said.ticket_id') as never,
  );

const heading =
  (text: string): Where =>
  (tickets) =>
    tickets.whereRaw('lower(subject) like ?', [`%${text}%`]);

/** Search queries and the equivalent conditions on rows. A and B are tags, F is a form. */
const queries = (tagA: string, tagB: string, form: string): Record<string, Where> => ({
  'sort:oldest': (tickets) => tickets,
  'status:open': (tickets) => tickets.where('status', 'open'),
  'status:closed priority:high': (tickets) =>
    tickets.where('status', 'closed').where('priority', 'high'),
  'assignee:me turn:any': (tickets, org, me) =>
    active(tickets.where('assigned_agent_id', me), org, me),
  'assignee:none status:in_progress': (tickets) =>
    tickets.whereNull('assigned_agent_id').where('status', 'in_progress'),
  'turn:us': (tickets, org, me) => active(tickets.where('last_speaker', 'customer'), org, me),
  'turn:customer': (tickets, org, me) => active(tickets.where('last_speaker', 'staff'), org, me),
  'turn:us priority:urgent': (tickets, org, me) =>
    active(tickets.where('last_speaker', 'customer').where('priority', 'urgent'), org, me),
  'is:snoozed': (tickets) => tickets.whereNotNull('snoozed_at'),
  'is:snoozed assignee:me': (tickets, _, me) =>
    tickets.whereNotNull('snoozed_at').where('assigned_agent_id', me),
  [`tag:${tagA}`]: (tickets, org) => withTag(tickets, org, [tagA]),
  [`tag:${tagA} status:open`]: (tickets, org) =>
    withTag(tickets.where('status', 'open'), org, [tagA]),
  [`tag:${tagA},${tagB}`]: (tickets, org) => withTag(tickets, org, [tagA, tagB]),
  [`tag:${tagA} tag:${tagB}`]: (tickets, org) =>
    withTag(withTag(tickets, org, [tagA]), org, [tagB]),
  [`-tag:${tagA}`]: (tickets, org) =>
    tickets.whereNotIn(
      'id',
      org.from('ticket_tags').where('tag_id', tagA).select('ticket_id') as never,
    ),
  'from:vera@example.com': (tickets) => tickets.where('customer_email', 'vera@example.com'),
  'channel:form': (tickets) => tickets.where('source', 'form'),
  'channel:staff status:open': (tickets) =>
    tickets.where('source', 'console').where('status', 'open'),
  'channel:other': (tickets) => tickets.where('source', 'follow_up'),
  [`form:${form}`]: (tickets) => tickets.where('form_id', form),
  'has:file': withFile,
  'has:file status:open': (tickets, org, me) => withFile(tickets.where('status', 'open'), org, me),
  'follower:me': (tickets, org, me) =>
    tickets.whereIn(
      'id',
      org.from('ticket_followers').where('user_id', me).select('ticket_id') as never,
    ),
  'is:mentioned': (tickets, org, me) =>
    tickets.whereIn(
      'id',
      org.from('ticket_mentions').where('user_id', me).select('ticket_id') as never,
    ),
  'is:unread': unread,
  kettle: heading('kettle'),
  'status:open lamp': (tickets, org, me) =>
    heading('lamp')(tickets.where('status', 'open'), org, me),
});

const floor = (org: Org, me: string) =>
  org
    .from('memberships')
    .where('user_id', me)
    .select(org.raw('coalesce(unread_since, created_at)') as never);

const readAt = (org: Org, me: string, ticket: string) =>
  org.raw('coalesce((?), (?))', [
    org
      .from('ticket_reads', 'marks')
      .where('user_id', me)
      .whereRaw(`marks.ticket_id = ${ticket}`)
      .select('read_at') as never,
    floor(org, me) as never,
  ]);

/** Tickets marked as unread, or with news among the most recently changed open ones. */
function unread(tickets: Query, org: Org, me: string): Query {
  const marked = org.from('ticket_reads').where('user_id', me).where('read_at', '');
  const recent = active(org.from('tickets', 'recent'), org, me)
    .orderByRaw('updated_at desc, id desc')
    .limit(unreadReach)
    .select('id');
  return tickets.where((some) => {
    some.whereIn('id', marked.select('ticket_id') as never).orWhere((other) => {
      other
        .whereIn('id', recent as never)
        .whereRaw('news_at > ?', [readAt(org, me, 'tickets.id')] as never);
    });
  });
}

/** Creates saved views; returns a function that finds figures that differ from the rows. */
export async function recountOf(server: TestServer) {
  const { acme } = server;
  const { org, admin, agent } = acme;
  const tagIds: string[] = [];
  for (const name of ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon']) {
    const { body } = await server.call('tags.create', { as: agent, body: { name, color: 'blue' } });
    tagIds.push(body.id);
  }
  const [tagA = '', tagB = ''] = tagIds;
  const typed = queries(tagA, tagB, acme.formId);
  const views = new Map<string, string>();
  for (const query of Object.keys(typed)) {
    const { status, body, error } = await server.call('views.create', {
      as: admin,
      body: { name: query.slice(0, 60), query, visibility: 'team' },
    });
    if (status !== 201) throw new Error(`${query}: ${error.message}`);
    views.set(body.id, query);
  }

  const count = async (query: Query) =>
    Number((await org.first<{ n: number }>(query.count('* as n')))?.n ?? 0);
  const from = (name: Parameters<Org['from']>[0]) => org.from(name);
  const rowsOf = (query: string, me: string) =>
    count(typed[query]?.(from('tickets'), org, me) ?? from('tickets'));

  async function ofViews(me: TestMember): Promise<Difference[]> {
    const found: Difference[] = [];
    const { body } = await server.call('views.counts', { as: me });
    for (const { id, count: shown } of body) {
      const query = views.get(id) ?? '';
      const counted = await rowsOf(query, me.userId);
      const { headers } = await server.call('tickets.list', { as: me, query: { query, limit: 1 } });
      const total = Number(headers.get('x-total-count'));
      found.push({ figure: `view ${query} of ${me.role}`, shown, counted });
      found.push({ figure: `list ${query} of ${me.role}`, shown: total, counted });
    }
    return found;
  }

  async function ofBadges(me: TestMember): Promise<Difference[]> {
    const { body } = await server.call('dashboard.counts', { as: me });
    const { userId } = me;
    const isOurs = (tickets: Query) => active(tickets, org, userId);
    const newest = org
      .from('ticket_mentions')
      .where('user_id', userId)
      .orderBy('created_at', 'desc')
      .limit(mentionReach)
      .select('ticket_id', 'created_at');
    const mentions = org
      .from('organizations')
      .join(org.raw('(?) as newest', [newest]) as never, org.raw('1 = 1') as never)
      .whereRaw('newest.created_at > ?', [readAt(org, userId, 'newest.ticket_id')] as never)
      .countDistinct('newest.ticket_id as n');
    const counted = {
      mine: await count(isOurs(from('tickets').where('assigned_agent_id', userId))),
      unassigned: await count(isOurs(from('tickets').whereNull('assigned_agent_id'))),
      needsReply: await rowsOf('turn:us', userId),
      waiting: await rowsOf('turn:customer', userId),
      snoozed: await rowsOf('is:snoozed', userId),
      spam: await count(from('put_away_tickets').where('place', 'spam')),
      mentions: Number((await org.first<{ n: number }>(mentions))?.n),
    };
    const open = await count(from('tickets').where('status', 'open'));
    const { body: ids } = await server.call('tickets.unread', { as: me });
    const unreadRows = await rowsOf('is:unread', userId);
    return [
      { figure: `badges of ${me.role}`, shown: body.views, counted },
      { figure: `badge of tickets of ${me.role}`, shown: body.tickets, counted: open },
      { figure: `unread of ${me.role}`, shown: ids.ids.length, counted: unreadRows },
    ];
  }

  async function ofStatuses(as: TestMember): Promise<Difference> {
    const { body } = await server.call('tickets.stats', { as });
    const own = as.role === 'customer' ? { customer_user_id: as.userId } : {};
    const counted: Record<string, number> = { total: await count(from('tickets').where(own)) };
    for (const status of ['open', 'in_progress', 'resolved', 'closed']) {
      counted[status] = await count(from('tickets').where({ ...own, status }));
    }
    return { figure: `statuses of ${as.role}`, shown: body, counted };
  }

  async function ofArchived(): Promise<Difference[]> {
    const found: Difference[] = [];
    for (const [operation, place] of [
      ['tickets.listSpam', 'spam'],
      ['tickets.listDeleted', 'trash'],
    ] as const) {
      const { headers } = await server.call(operation, { as: admin, query: { limit: 1 } });
      const counted = await count(from('put_away_tickets').where('place', place));
      found.push({ figure: place, shown: Number(headers.get('x-total-count')), counted });
    }
    return found;
  }

  async function ofForms(): Promise<Difference[]> {
    const { body: stats } = await server.call('contactForms.stats', { as: admin });
    const { body: forms } = await server.call('contactForms.list', { as: admin });
    const { body: analytics } = await server.call('contactForms.analytics', {
      as: admin,
      params: { id: acme.formId },
    });
    const rows = () => from('form_submissions').where('form_id', acme.formId);
    const counted = await count(rows());
    const month = new Date().toISOString().slice(0, 7);
    const lately = await count(rows().where('created_at', '>=', month));
    const form = forms.find(({ id }) => id === acme.formId);
    return [
      { figure: 'submissions of all forms', shown: stats.totalSubmissions, counted },
      { figure: 'submissions this month', shown: stats.submissionsThisMonth, counted: lately },
      { figure: 'submissions of a form', shown: form?.submissionCount, counted },
      { figure: 'submissions by day', shown: analytics.funnel.submitted, counted },
    ];
  }

  async function ofTags(): Promise<Difference[]> {
    const { body } = await server.call('tags.list', { as: agent });
    return Promise.all(
      body.map(async ({ id, name, ticketCount, activeCount }) => {
        const all = withTag(from('tickets'), org, [id]);
        const ofActive = withTag(from('tickets'), org, [id]);
        return {
          figure: `tag ${name}`,
          shown: [ticketCount, activeCount],
          counted: [
            await count(all),
            await count(ofActive.whereIn('status', ['open', 'in_progress'])),
          ],
        };
      }),
    );
  }

  /** Returns all figures that differ from the rows. */
  return async (): Promise<Difference[]> => {
    const all = [
      ...(await ofViews(admin)),
      ...(await ofViews(agent)),
      ...(await ofBadges(admin)),
      ...(await ofBadges(agent)),
      await ofStatuses(agent),
      await ofStatuses(acme.customer),
      ...(await ofArchived()),
      ...(await ofForms()),
      ...(await ofTags()),
      ...(await ofCounters(org)),
    ];
    return all.filter(
      ({ shown, counted }) => JSON.stringify(sorted(shown)) !== JSON.stringify(sorted(counted)),
    );
  };
}

const sorted = (value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
    : value;

interface Row {
  status: string;
  priority: string;
  assigned_agent_id: string | null;
  last_speaker: 'customer' | 'staff';
  snoozed_at: string | null;
}

/** Compares every stored count with its rows. */
async function ofCounters(org: Org): Promise<Difference[]> {
  const kept = await org.all<{ name: string; value: number }>(
    org.from('counters').select('name', 'value'),
  );
  const counted = new Map<string, number>();
  const add = (name: string, value = 1) => counted.set(name, (counted.get(name) ?? 0) + value);
  const tickets = await org.all<Row & Parameters<typeof hoursOfTicket>[0]>(org.from('tickets'));
  for (const ticket of tickets) {
    const { status, priority, assigned_agent_id: assignee, last_speaker: speaker } = ticket;
    const isUnfinished = status === 'open' || status === 'in_progress';
    add(`tickets.${status}`);
    add(`listed.${status}.${priority}.${assignee ?? ''}`);
    if (ticket.snoozed_at) add(`snoozed.${assignee ?? ''}`);
    else if (isUnfinished) add(`turn.${speaker === 'staff' ? 'customer' : 'us'}.${assignee ?? ''}`);
    if (isUnfinished && assignee) add(`load.${assignee}`);
    if (status === 'open') add('opened');
    for (const name of hoursOfTicket(ticket)) add(name);
  }
  const messages = await org.all<TicketMessageRow>(org.from('ticket_messages'));
  for (const name of hoursOfMessages(messages)) add(name);
  for (const chat of await org.all<ChatSessionRow>(org.from('chat_sessions'))) {
    for (const name of hoursOfChat(chat)) add(name);
  }
  const tagged = org
    .from('ticket_tags')
    .join(org.from('tickets').as('ticket') as never, 'ticket.id', 'ticket_tags.ticket_id')
    .join(org.from('all_tags').as('tag') as never, 'tag.id', 'ticket_tags.tag_id')
    .whereNull('tag.deleted_at')
    .select('tag_id', 'ticket.status as status');
  for (const { tag_id: tag, status } of await org.all<{ tag_id: string; status: string }>(tagged)) {
    add(`tagged.${tag}.${status}`);
  }
  for (const { place } of await org.all<{ place: string }>(org.from('put_away_tickets'))) {
    add(`put_away.${place}`);
  }
  for (const { form_id: form } of await org.all<{ form_id: string }>(
    org.from('form_submissions'),
  )) {
    add(`form.${form}`);
    add(`forms.${form}.submitted`);
  }
  const shown = new Map<string, number>();
  for (const { name, value } of kept) {
    // Ticket numbers are used once; chatbot questions are counted later and leave no rows.
    if (/^ticket\.\d{4}$|^chatbot\.day\.|^hours\.since\./.test(name)) continue;
    const whole = name.replace(/^opened\..*/, 'opened').replace(/^forms\.[\dT:-]+\./, 'forms.');
    shown.set(whole, (shown.get(whole) ?? 0) + Number(value));
  }
  return [...new Set([...shown.keys(), ...counted.keys()])].map((name) => ({
    figure: `counter ${name}`,
    shown: shown.get(name) ?? 0,
    counted: counted.get(name) ?? 0,
  }));
}
