import type { Schema } from './contract/operations.ts';

/**
 * The data of a ticket event: the ticket at that moment, and its fields that changed; with `ticket.snoozed` until when (null for
 * until its customer answers), with `ticket.unsnoozed` why it is back; with `ticket.merged` the tickets that were merged into it,
 * with `ticket.unmerged` the one that it had been merged into; with `ticket.linked` and `ticket.unlinked` the other ticket, and
 * what the link says; with `message.created` and `note.created` what was written, unless it is deleted; with `task.changed` its task,
 * with `time_entry.changed` the time spent on it, and how that changed.
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

/** The data of a submitted form; `submission` is absent when it was deleted meanwhile. */
export interface SubmissionEvent {
  type: 'contact_form.submitted';
  data: { submission?: Schema<'FormSubmission'> };
}

/** A contact form was made, changed or deleted: as it is now, or as it was. */
export interface FormEvent {
  type: 'contact_form.created' | 'contact_form.updated' | 'contact_form.deleted';
  data: { form: Schema<'EventForm'> };
}

/** The chat at that moment; with `chat.transferred` its agents before and after. */
export interface ChatEvent {
  type: 'chat.started' | 'chat.waiting' | 'chat.accepted' | 'chat.transferred' | 'chat.rated';
  data: { chat: Schema<'EventChat'> } & Pick<Schema<'EventData'>, 'changes'>;
}

/** The visitor (`chat.message_received`), an agent or the bot has written in a chat. */
export interface ChatMessageEvent {
  type: 'chat.message_received' | 'chat.message_sent';
  data: { chat: Schema<'EventChat'>; chatMessage: Schema<'EventChatMessage'> };
}

/** An internal note in a chat, which its visitor never sees; `chatNote` is absent when it was deleted meanwhile. */
export interface ChatNoteEvent {
  type: 'chat.note_added';
  data: { chat: Schema<'EventChat'>; chatNote?: Schema<'EventChatNote'> };
}

/** A chat has ended, and how. */
export interface ChatClosedEvent {
  type: 'chat.closed';
  data: { chat: Schema<'EventChat'>; reason: NonNullable<Schema<'EventData'>['reason']> };
}

/** The data of an event of an article: as it is now, or as it was before it was deleted. */
export interface ArticleEvent {
  type:
    | 'article.created'
    | 'article.updated'
    | 'article.published'
    | 'article.unpublished'
    | 'article.deleted';
  data: { article: Schema<'EventArticle'> };
}

/** What programs keep with a customer has changed; `isKept` is false where nothing is kept any more. */
export interface CustomerEvent {
  type: 'customer.changed';
  data: { customer: Schema<'EventCustomer'> };
}

/** Tags were added, changed, deleted, restored or merged; of merged ones the first is the one that remains. */
export interface TagEvent {
  type: 'tag.changed';
  data: { tagIds: string[]; how: NonNullable<Schema<'EventData'>['how']> };
}

/** A member has joined, has another role, or has left. */
export interface MemberEvent {
  type: 'member.joined' | 'member.role_changed' | 'member.removed';
  data: { member: Schema<'EventMember'> };
}

/** An event as webhooks deliver it; `type` says what is in `data`. */
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

/** A delivery with an invalid signature; respond with 400. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** The headers of a request: of `fetch`, of Node, or a plain object. */
export type HeadersLike =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Seconds by which the clocks may differ; what is older may be somebody's repetition. */
const tolerance = 300;

/**
 * Reads a delivery of a webhook, if it is one: `const event = await verifyWebhook(rawBody, request.headers, secret)`.
 * `body` is the text as it came (parsed and written again it would not verify), `secret` the `whsec_…` of the webhook;
 * deliveries come at least once, `event.id` is the same each time.
 * @throws WebhookRefused unless signed with the secret within the last five minutes.
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

/** What is no base64 stands for no bytes, which sign nothing. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
