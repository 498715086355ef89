import { newId } from '../database/ids.ts';
import type { Org, Tx } from '../database/types.ts';
import { addPastSubmission } from '../features/forms/store/past-submissions.ts';
import { insertPastTickets } from '../features/tickets/store/create.ts';

interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Requests of the coffee roaster's customers in past weeks, and the replies. */
const matters = [
  [
    'Grinder settings for espresso',
    'Start at setting 4 and go finer until a shot takes 28 seconds.',
  ],
  ['Change of delivery address', 'Done: the next parcel goes to the new address.'],
  ['Is the decaf washed with water?', 'Yes, ours is Swiss Water processed, without solvents.'],
  ['Parcel left with a neighbour', 'The carrier says it is with number 14. Did you find it?'],
  ['Discount code not accepted', 'We made a typo in it. The new code is in your inbox.'],
  [
    'Wholesale prices for a small café',
    'Attached is our list; from ten kilograms a month we roast to order.',
  ],
  ['Kettle lid does not close', 'A new lid is on its way to you, with our apologies.'],
] as const;

const customers = ['Mira Stone', 'Jon Abara', 'Elif Kaya', 'Paul Novak', 'Ines Duarte'] as const;
const priorities = ['normal', 'low', 'normal', 'high', 'normal', 'urgent'] as const;
const sources = ['form', 'widget', 'form', 'chat', 'email'] as const;
const count = 90;

/** Resolved tickets of several weeks, so metrics have data; sends no notifications. */
export const addHistory = (org: Org, staff: readonly Person[], formId: string) =>
  org.write(async (tx) => {
    for (let at = 0; at < count; at += 1) await addPast(tx, at, staff, formId);
  });

async function addPast(tx: Tx, at: number, staff: readonly Person[], formId: string) {
  // More on some days than on others, and none in the last hours.
  const wave = Math.sin(at * 1.7) * 0.4 * day;
  const created = Date.now() - 1.5 * day - ((count - at) / count) * 56 * day + wave;
  const priority = priorities[at % priorities.length] ?? 'normal';
  const haste = { urgent: 0.2, high: 0.4, normal: 1, low: 2 }[priority];
  // No reply or resolution of a ticket is in the future.
  const latest = Date.now() - 2 * 60 * minute;
  const answered = Math.min(
    latest,
    created + haste * (4 + ((at * 37) % 113) * (at % 9 === 0 ? 12 : 1.6)) * minute,
  );
  const resolved = Math.min(
    latest + 60 * minute,
    answered + haste * (25 + ((at * 61) % 400) * (at % 7 === 0 ? 9 : 2)) * minute,
  );
  const [subject, answer] = matters[at % matters.length] ?? matters[0];
  const name = customers[at % customers.length] ?? customers[0];
  const source = sources[at % sources.length] ?? 'form';
  const agent = staff[at % 3 === 0 ? 0 : staff.length - 1];
  const id = newId();
  const ticket = {
    id,
    number: await pastNumber(tx, created),
    subject,
    description: `${subject}: could you please help me with that?`,
    status: at % 4 === 0 ? ('resolved' as const) : ('closed' as const),
    priority,
    customer_name: name,
    customer_email: `${name.toLowerCase().replace(' ', '.')}@example.net`,
    assigned_agent_id: agent?.id ?? null,
    assigned_at: agent ? iso(created + minute) : null,
    source,
    form_id: source === 'form' || source === 'widget' ? formId : null,
    opened_by: 'customer' as const,
    first_response_at: iso(answered),
    first_response_ms: Math.floor(answered) - Math.floor(created),
    first_responder_id: agent?.id ?? null,
    resolved_at: iso(resolved),
    resolved_by: agent?.id ?? null,
    created_at: iso(created),
    updated_at: iso(resolved),
  };
  const message = {
    id: newId(),
    ticket_id: id,
    author_type: 'staff' as const,
    visibility: 'public' as const,
    user_id: agent?.id ?? null,
    author_name: agent ? `${agent.firstName} ${agent.lastName}` : null,
    author_email: agent?.email ?? null,
    body: answer,
    created_at: iso(answered),
  };
  await insertPastTickets(tx, [{ ticket, messages: [message] }]);
  if (source !== 'form' && source !== 'widget') return;
  const { description, customer_email: customerEmail } = ticket;
  const data = { name, email: customerEmail, subject, message: description };
  await addPastSubmission(tx, { formId, ticketId: id, source, data, at: ticket.created_at });
}

const iso = (at: number) => new Date(Math.floor(at)).toISOString();

async function pastNumber(tx: Tx, created: number) {
  const year = iso(created).slice(0, 4);
  const number = await tx.next(`ticket.${year}`);
  return `TK-${year}-${String(number).padStart(6, '0')}`;
}
