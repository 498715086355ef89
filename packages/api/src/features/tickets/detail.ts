import type { Org } from '../../database/types.ts';
import { type HtmlByMessage, mailPeopleIn, presentHtml } from '../../formatting/present.ts';
import { decodeCursor } from '../../http/paging.ts';
import type { ServerContext } from '../../server-context.ts';
import { presentFiles } from '../../stored-files/present.ts';
import type { Reader } from './parts.ts';
import { forCustomer, presentTicketDetail } from './present.ts';
import type { Before } from './read/conversation-page.ts';
import { findDetail, type ShownMessage } from './read/detail.ts';
import { readMailDeliveries } from './read/mail-deliveries.ts';
import { findMerged, type Merged, mergedInto } from './read/merged.ts';
import { replySenderOf } from './read/reply-sender.ts';
import { findMessage } from './read/tickets.ts';
import { viewOf } from './requester-view.ts';
import { ticketMissing, versionOf } from './store/update.ts';

interface DetailReader {
  id: string;
  /** The ID of a customer, who can read only their own tickets; null for staff. */
  own?: string | null;
  before?: Before | undefined;
}

/** Decodes a cursor into the end of a part of the conversation. */
export function placeIn(cursor: string | undefined): Before | undefined {
  if (cursor === undefined) return undefined;
  const [at, id] = decodeCursor(cursor, ['text', 'text'], 'before') as string[];
  return { at: at ?? '', id: id ?? '' };
}

/** The ticket with its conversation or a part of it; customers don't get internal notes. */
export async function ticketDetail(
  { config }: ServerContext,
  org: Org,
  id: string,
  { id: reader, own: customerId = null, before }: DetailReader,
) {
  const found =
    (await findDetail(org, id, reader, before)) ??
    (await findDetail(org, (await findMerged(org, id))?.root_id ?? '', reader, before));
  if (!found) throw ticketMissing();
  const { ticket, files: rows, html: formatting, ...beside } = found;
  const version = versionOf(ticket);
  if (customerId === null) {
    const files = presentFiles(config, org.id, rows);
    const html = presentHtml(formatting, files);
    const deliveries = await readMailDeliveries(org, ticket.id);
    const detail = presentTicketDetail(ticket, {
      ...beside,
      files,
      html,
      deliveries,
      mailPeople: mailPeopleIn(formatting, ticket.id),
      repliesFrom: await replySenderOf(org, ticket.id),
    });
    return { detail, version };
  }
  const asked = await asRequester(config, org, found, { userId: customerId });
  if (!asked) throw ticketMissing();
  const { view, ...shown } = asked;
  const said = view.messages.map((one) => ({ ...one, merged_from: null, via: null }));
  const detail = forCustomer(presentTicketDetail(view.ticket, { ...shown, messages: said }));
  return { detail: { ...detail, visitorContext: [] }, version };
}

type Found = NonNullable<Awaited<ReturnType<typeof findDetail>>>;

/** A ticket, or a part of it, as one of its requesters sees it; null for anyone else. */
export async function asRequester(
  config: ServerContext['config'],
  org: Org,
  { ticket, messages, merged, earlier, files: rows, html: formatting }: Found,
  reader: Reader,
) {
  const all = merged.length > 0 ? await mergedInto(org, ticket.id) : [];
  const openings = await openingsBefore(org, ticket.id, messages, all);
  const view = viewOf(ticket, [...openings, ...messages], all, reader);
  if (!view) return null;
  const files = presentFiles(config, org.id, rows);
  const html = forReader(presentHtml(formatting, files));
  return { view, earlier, files, html, describedBy: view.as?.id ?? ticket.id };
}

/** First messages of merged tickets that this part omits: `viewOf` needs them to find the customer's own ticket. */
async function openingsBefore(
  org: Org,
  ticketId: string,
  shown: readonly ShownMessage[],
  merged: readonly Merged[],
): Promise<ShownMessage[]> {
  const known = new Set(shown.map(({ id }) => id));
  const missing = merged.filter(({ id }) => !known.has(id));
  const found = await Promise.all(missing.map(({ id }) => findMessage(org, ticketId, id)));
  return found.filter((one) => one !== undefined);
}

/** Customers get only the visible HTML: folded text may quote internal emails of the staff. */
const forReader =
  (html: HtmlByMessage): HtmlByMessage =>
  (id) => ({ ...html(id), foldedHtml: null, markdown: null, senderCheck: null });
