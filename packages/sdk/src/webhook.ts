import type { Schema } from './contract/operations.ts';

/**
 * The data of a ticket event: the ticket at that time, and its changed fields. Also: until when it is snoozed (`ticket.snoozed`; null until
 * the customer replies), why the snooze ended (`ticket.unsnoozed`), the tickets merged into it (`ticket.merged`), the ticket it had been
 * merged into (`ticket.unmerged`), the other ticket and the link type (`ticket.linked`, `ticket.unlinked`), the message unless it is
 * deleted (`message.created`, `note.created`), the task (`task.changed`), and the time entry and its change (`time_entry.changed`).
 */
export interface TicketEvent {
  type:
    | 'ticket.created'
    | 'ticket.updated'
    | 'ticket.assigned'
    | 'ticket.resolved'
    | 'ticket.snoozed'
    | 'ticket.unsnoozed'
    | 'ticket.marked_as_spam'
    | 'ticket.deleted'
    | 'ticket.restored'
    | 'ticket.merged'
    | 'ticket.unmerged'
    | 'ticket.linked'
    | 'ticket.unlinked'
    | 'message.created'
    | 'note.created'
    | 'task.changed'
    | 'time_entry.changed';
  data: { ticket: Schema<'V1Ticket'> } & Pick<
    Schema<'EventData'>,
    | 'changes'
    | 'from'
    | 'until'
    | 'because'
    | 'merged'
    | 'mergedInto'
    | 'link'
    | 'message'
    | 'task'
    | 'timeEntry'
    | 'how'
  >;
}

/** The data of a submitted form; `submission` is absent if it was deleted since. */
export interface SubmissionEvent {
  type: 'contact_form.submitted';
  data: { submission?: Schema<'FormSubmission'> };
}

/** A contact form was created, changed or deleted: as it is now, or as it was. */
export interface FormEvent {
  type: 'contact_form.created' | 'contact_form.updated' | 'contact_form.deleted';
  data: { form: Schema<'EventForm'> };
}

/** The chat at that time; for `chat.transferred`, also its agents before and after. */
export interface ChatEvent {
  type: 'chat.started' | 'chat.waiting' | 'chat.accepted' | 'chat.transferred' | 'chat.rated';
  data: { chat: Schema<'EventChat'> } & Pick<Schema<'EventData'>, 'changes'>;
}

/** The visitor (`chat.message_received`), an agent or the bot wrote in a chat. */
export interface ChatMessageEvent {
  type: 'chat.message_received' | 'chat.message_sent';
  data: { chat: Schema<'EventChat'>; chatMessage: Schema<'EventChatMessage'> };
}

/** An internal note in a chat; `chatNote` is absent if it was deleted since. */
export interface ChatNoteEvent {
  type: 'chat.note_added';
  data: { chat: Schema<'EventChat'>; chatNote?: Schema<'EventChatNote'> };
}

/** A chat ended, and why. */
export interface ChatClosedEvent {
  type: 'chat.closed';
  data: { chat: Schema<'EventChat'>; reason: NonNullable<Schema<'EventData'>['reason']> };
}

/** The data of an article event: the article as it is now, or as it was before it was deleted. */
export interface ArticleEvent {
  type:
    | 'article.created'
    | 'article.updated'
    | 'article.published'
    | 'article.unpublished'
    | 'article.deleted';
  data: { article: Schema<'EventArticle'> };
}

/** A customer's external ID or metadata changed; `isKept` is false if they were removed. */
export interface CustomerEvent {
  type: 'customer.changed';
  data: { customer: Schema<'EventCustomer'> };
}

/** Tags were added, changed, deleted, restored or merged; for merged tags, the first is the one that remains. */
export interface TagEvent {
  type: 'tag.changed';
  data: { tagIds: string[]; how: NonNullable<Schema<'EventData'>['how']> };
}

/** A member joined, changed roles or left. */
export interface MemberEvent {
  type: 'member.joined' | 'member.role_changed' | 'member.removed';
  data: { member: Schema<'EventMember'> };
}

/** A webhook event; `type` determines the type of `data`. */
export type HelpdeskEvent = Omit<Schema<'WebhookEvent'>, 'type' | 'data'> &
  (
    | TicketEvent
    | SubmissionEvent
    | FormEvent
    | ChatEvent
    | ChatMessageEvent
    | ChatNoteEvent
    | ChatClosedEvent
    | ArticleEvent
    | CustomerEvent
    | TagEvent
    | MemberEvent
  );

/** Thrown for a delivery with an invalid signature; respond with 400. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** The headers of a request: of `fetch`, of Node, or a plain object. */
export type HeadersLike =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Allowed clock difference in seconds; older deliveries may be replay attacks. */
const tolerance = 300;

/**
 * Verifies and parses a webhook delivery: `const event = await verifyWebhook(rawBody, request.headers, secret)`.
 * `body` is the body exactly as received (not parsed and serialized again), `secret` the `whsec_…` of the webhook.
 * Events are delivered at least once; `event.id` is the same each time.
 * @throws WebhookRefused unless the signature matches the secret and its timestamp is within five minutes of now.
 */
export async function verifyWebhook(
  body: string,
  headers: HeadersLike,
  secret: string,
): Promise<HelpdeskEvent> {
  const [id, at, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  );
  if (!id || !at || !signatures) throw new WebhookRefused('The webhook headers are missing');
  if (!(Math.abs(Date.now() / 1_000 - Number(at)) <= tolerance)) {
    throw new WebhookRefused('The delivery is too old or from the future');
  }
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${at}.${body}`);
  for (const signature of signatures.split(' ')) {
    if (!signature.startsWith('v1,')) continue;
    if (await crypto.subtle.verify('HMAC', key, bytesOf(signature.slice(3)), signed)) {
      return JSON.parse(body) as HelpdeskEvent;
    }
  }
  throw new WebhookRefused('No signature fits');
}

function headerOf(headers: HeadersLike, name: string): string | null | undefined {
  if (typeof headers.get === 'function') return headers.get(name);
  return (headers as Record<string, string | undefined>)[name];
}

/** Returns no bytes for invalid base64; they match no signature. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
