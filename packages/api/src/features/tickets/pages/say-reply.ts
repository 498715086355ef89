import { namesOfFiles } from '@helpdesk/sdk/rules/file-names';
import { findTicketHolder } from '../../../auth/store/ticket-access.ts';
import { newId } from '../../../database/ids.ts';
import type { FormBody } from '../../../http/bodies/form-body.ts';
import { asRefusal } from '../../../http/errors.ts';
import type { InternalCall } from '../../../http/internal-calls.ts';
import type { Limits } from '../../../http/limits/limits.ts';
import { notFound, type Refusal } from '../../../refusal.ts';
import type { ServerContext } from '../../../server-context.ts';
import { findUploads } from '../../../stored-files/store/message-files.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import { takeReplyFile, uploaderOf } from '../holder.ts';
import { emptyLookup, lookupPage } from './lookup-page.ts';
import { justOpened, ticketPage } from './ticket-page.ts';

interface From {
  server: ServerContext;
  limits: Limits;
  call: InternalCall;
  ip: string;
}

interface Access {
  ticketId: string;
  access: string;
}

interface Said {
  status: number;
  page: string;
  refusal?: Refusal;
}

/** Sends the reply of a form and shows the ticket with it; a rejected reply is shown as typed, with its files. */
export async function sayReply(
  from: From,
  place: Place,
  opened: Access,
  body: FormBody,
): Promise<Said> {
  const { call, server } = from;
  const { org, organization } = place;
  const { ticket } = place.voice.words;
  const { ticketId, access } = opened;
  const at = { subdomain: organization.subdomain, ticketId };
  const typed = (body.fields.get('message') ?? '').replaceAll('\r\n', '\n');
  const ids = body.fields.getAll('file').slice(0, maxFiles);
  const read = async () => (await call('publicTickets.get', at, { ticketAccess: access })).result;
  try {
    const holder = await findTicketHolder(org, ticketId, access);
    if (!holder) throw notFound('Ticket not found');
    for (const { name, received } of body.files) {
      const file = { name: name || 'file', received };
      const { id } = await takeReplyFile(server, org, file, { ...from, ticketId, holder });
      ids.push(id);
    }
    const files = await uploadsOf(place, opened, ids);
    if (body.fields.has('show')) {
      const shown = { ...justOpened, ...opened, key: newId(), typed, kept: files };
      return { status: 200, page: ticketPage(place, await read(), shown) };
    }
    const message = typed.trim() || namesOfFiles(files);
    const fileIds = ids.length > 0 ? ids : undefined;
    const { result } = await call(
      'publicTickets.reply',
      { ...at, message, fileIds },
      { ticketAccess: access, idempotencyKey: body.fields.get('key') || newId() },
    );
    const followUp = result.followUp?.ticketNumber ?? null;
    const shown = { ...justOpened, ...opened, key: newId(), isSent: true, followUp };
    return { status: 200, page: ticketPage(place, await read(), shown) };
  } catch (error) {
    const refusal = asRefusal(error);
    const { status, code } = refusal;
    if (status >= 500) throw error;
    if (status === 404) {
      const lookup = { ...emptyLookup, ticketId, unsent: typed };
      return { status, page: lookupPage(place, lookup) };
    }
    const shown = {
      ...justOpened,
      ...opened,
      key: newId(),
      typed,
      kept: await uploadsOf(place, opened, ids),
      failure:
        code === 'idempotency_key_reused'
          ? ticket.sentBefore
          : place.voice.refusal(refusal, { message: ticket.message }),
    };
    return { status, page: ticketPage(place, await read(), shown), refusal };
  }
}

const maxFiles = 20;

/** The given files that the visitor uploaded, in this order. */
async function uploadsOf({ org }: Place, { ticketId, access }: Access, ids: readonly string[]) {
  const holder = ids.length > 0 ? await findTicketHolder(org, ticketId, access) : null;
  if (!holder) return [];
  const found = await findUploads(org, ids, uploaderOf(ticketId, holder));
  return ids.flatMap((id) => found.filter((one) => one.id === id));
}
