import type { Schema } from '@helpdesk/sdk/contract/operations';
import { initialChoices } from '@helpdesk/sdk/rules/ticket-fields';
import type {
  ArticleFacts,
  ChatFacts,
  ChatMessageFacts,
  EventName,
  EventPayloads,
  FormFacts,
  TicketFacts,
} from '../event-catalog.ts';

/** Objects that events contain as a whole, by their name in the payload. */
interface Carried {
  ticket: TicketFacts;
  session: ChatFacts;
  message: ChatMessageFacts;
  organization: Schema<'PublicOrganization'>;
  article: ArticleFacts;
  form: FormFacts;
}

/** The fields of release 0.1.0. They never change, because its events are still read. */
interface Original {
  ticket:
    | 'id'
    | 'ticketNumber'
    | 'subject'
    | 'description'
    | 'status'
    | 'priority'
    | 'customerName'
    | 'customerEmail'
    | 'assignedAgentId'
    | 'createdAt'
    | 'updatedAt';
  session:
    | 'id'
    | 'status'
    | 'withBot'
    | 'customerName'
    | 'customerEmail'
    | 'isVerified'
    | 'startedAt'
    | 'requestedAt'
    | 'acceptedAt'
    | 'closedAt'
    | 'updatedAt'
    | 'agentId'
    | 'agent'
    | 'offeredTo'
    | 'rating'
    | 'ratingComment'
    | 'pageUrl'
    | 'ticketId'
    | 'ticketNumber'
    | 'lastSeq'
    | 'unread'
    | 'marks';
  message:
    | 'id'
    | 'sessionId'
    | 'seq'
    | 'userId'
    | 'senderType'
    | 'senderName'
    | 'message'
    | 'createdAt'
    | 'clientId';
  organization: 'id' | 'name' | 'subdomain' | 'logoUrl' | 'primaryColor';
  article: 'id' | 'title' | 'slug' | 'isPublished';
  form: 'id' | 'name' | 'title' | 'isActive';
}

type Added = { readonly [What in keyof Carried]: Omit<Carried[What], Original[What]> };

/** Fields added later, each with its default for older events; a missing entry does not compile. */
const added: Added = {
  ticket: { ...initialChoices, tags: [], externalId: null, metadata: {} },
  session: { awaitedSince: null, tags: [], participants: [], language: null },
  message: { files: [], html: null },
  organization: { languages: ['en'], ownWords: [] },
  article: {},
  form: {},
};

/** Events with only some of the fields. */
const carriesPart: { readonly [Name in EventName]?: keyof Carried } = {
  'ticket.deleted': 'ticket',
  'chat.message': 'session',
};

type Payload = Record<string, unknown>;

/** Upgrades a payload from one version to the next, for changes other than a default, such as a new name. */
export type Step = (name: EventName, payload: Payload) => Payload;

/** By their starting version. A released step never changes. */
export const steps: readonly Step[] = [
  (name, payload) =>
    name === 'chat.message'
      ? { ...payload, session: { awaitedSince: null, ...(payload.session as object) } }
      : payload,
];

/** Upgrades the payload of an event of any release to the current version. */
export function upcast<Name extends EventName>(
  name: Name,
  version: number,
  stored: Payload,
  by: readonly Step[] = steps,
  defaults: Added = added,
): EventPayloads[Name] {
  const payload = by.slice(version - 1).reduce((so, step) => step(name, so), stored);
  const parts = Object.keys(defaults) as (keyof Carried)[];
  for (const part of parts) {
    const facts = payload[part];
    if (facts && carriesPart[name] !== part) payload[part] = { ...defaults[part], ...facts };
  }
  return payload as EventPayloads[Name];
}
