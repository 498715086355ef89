import type { Context } from 'koa';
import { readFormBody } from '../../../http/bodies/form-body.ts';
import { asRefusal } from '../../../http/errors.ts';
import type { InternalCall } from '../../../http/internal-calls.ts';
import { limitKey } from '../../../http/limits/client-address.ts';
import type { Limits } from '../../../http/limits/limits.ts';
import { leadOn, movedAddress } from '../../../http/pages/moved-address.ts';
import type { Refusal } from '../../../refusal.ts';
import type { ServerContext } from '../../../server-context.ts';
import { lostPage, nobodyPage } from '../../../visitor-pages/frame.ts';
import { ownerOf, type Place, placeOf } from '../../../visitor-pages/place.ts';
import { packed, send } from '../../../visitor-pages/send.ts';
import { emptyLookup, lookupPage } from './lookup-page.ts';
import { sayReply } from './say-reply.ts';
import { justOpened, ticketPage } from './ticket-page.ts';

interface Shown {
  status: number;
  page: string;
}

interface Access {
  ticketId: string;
  access: string;
}

type Answer = (context: Context, place: Place, ticketId: string | null) => Promise<Shown>;

/**
 * The pages `/public/ticket/{subdomain}` and `/public/ticket/{subdomain}/{ticketId}`. The access token comes in a header from
 * the page's script, or in the fields of a form: never in the address, and never in a cookie. All actions go through operations
 * of the contract.
 */
export function ticketPages(
  server: ServerContext,
  limits: Limits,
  callsOf: (context: Context) => InternalCall,
) {
  const at = (answer: Answer) => async (context: Context) => {
    context.state.operation = 'ticketPage';
    await limits.call(context, 'page', limitKey(context.state.ip));
    const ticketId = ticketOf(context as WithParams);
    const owner = await ownerOf(server, context);
    if (!owner) {
      return write(context, { status: 404, page: nobodyPage('Organization Not Found') });
    }
    const place = await placeOf(server, owner, context);
    const moved =
      place.hasMoved && context.method !== 'POST' ? await movedAddress(server, context) : null;
    if (moved) return leadOn(context, moved);
    try {
      await write(context, await answer(context, place, ticketId));
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal.status >= 500) {
        server.log.error({ err: error, requestId: context.state.requestId }, 'Request failed');
      }
      const { status } = refused(context, refusal);
      const { voice } = place;
      const page = lostPage(voice, voice.words.frame.notDone, voice.refusal(refusal));
      await write(context, { status, page });
    }
  };

  async function openTicket(
    context: Context,
    place: Place,
    asked: Access,
    before: string | null = null,
  ): Promise<Shown> {
    const { subdomain } = place.organization;
    const { ticketId, access: ticketAccess } = asked;
    const isOlder = before !== null;
    try {
      const { result: ticket } = await callsOf(context)(
        'publicTickets.get',
        { subdomain, ticketId, ...(isOlder && { before }) },
        { ticketAccess },
      );
      return { status: 200, page: ticketPage(place, ticket, { ...justOpened, ...asked, isOlder }) };
    } catch (error) {
      const { status } = asRefusal(error);
      if (status !== 404 && status !== 400) throw error;
      return { status: 404, page: lookupPage(place, { ...emptyLookup, ticketId }) };
    }
  }

  async function lookUp(context: Context, place: Place, fields: URLSearchParams): Promise<Shown> {
    const typed = {
      email: fields.get('email') ?? '',
      ticketNumber: fields.get('ticketNumber') ?? '',
    };
    const { subdomain } = place.organization;
    try {
      if (fields.has('lost')) {
        await callsOf(context)('publicTickets.mailLinks', { subdomain, email: typed.email });
        const page = lookupPage(place, { ...emptyLookup, typed, mailed: 'lost' });
        return { status: 200, page };
      }
      const { result: found } = await callsOf(context)('publicTickets.lookup', {
        subdomain,
        ...typed,
      });
      if ('linkMailed' in found) {
        const page = lookupPage(place, { ...emptyLookup, typed, mailed: true });
        return { status: 200, page };
      }
      const opened = { ...justOpened, ticketId: found.id, access: found.accessToken };
      return { status: 200, page: ticketPage(place, found, opened) };
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal.status >= 500) throw error;
      const { status, errors: wrong = [] } = refused(context, refusal);
      const { voice } = place;
      const { lookup } = voice.words;
      const labels: Record<string, string> = { email: lookup.email, ticketNumber: lookup.number };
      const errors = wrong.map(({ field, code, message }) => {
        const isEmpty = typed[field as keyof typeof typed]?.trim() === '';
        const question = { label: labels[field] ?? field, type: field };
        return {
          field,
          message: voice.mistake({ code: isEmpty ? 'required' : code, message }, question),
        };
      });
      const said = status === 404 ? lookup.noMatch : voice.refusal(refusal);
      const failure = errors.length > 0 ? null : said;
      return { status, page: lookupPage(place, { ...emptyLookup, typed, errors, failure }) };
    }
  }

  return {
    show: at(async (context, place, ticketId) => {
      context.vary('X-Ticket-Access');
      const access = context.get('X-Ticket-Access');
      if (ticketId && access) return openTicket(context, place, { ticketId, access });
      const page = lookupPage(place, { ...emptyLookup, ticketId });
      return { status: 200, page };
    }),

    /** Handles the lookup form, or an emailed link, which opens the ticket if scripts run. */
    find: at(async (context, place) => {
      const { fields, discard } = await readFormBody(context, server.config);
      await discard();
      const link = fields.get('link');
      if (link === null) return lookUp(context, place, fields);
      const linked = accessIn(link);
      if (linked) return openTicket(context, place, linked);
      const page = lookupPage(place, {
        ...emptyLookup,
        failure: place.voice.words.lookup.incomplete,
      });
      return { status: 400, page };
    }),

    /** Handles a reply, or shows the ticket again if there is only an access token. */
    answer: at(async (context, place, ticketId) => {
      const body = await readFormBody(context, server.config);
      try {
        const opened = { ticketId: ticketId ?? '', access: body.fields.get('access') ?? '' };
        if (!body.fields.has('message')) {
          return await openTicket(context, place, opened, body.fields.get('before'));
        }
        const call = callsOf(context);
        const from = { server, limits, call, ip: context.state.ip };
        const said = await sayReply(from, place, opened, body);
        if (said.refusal) refused(context, said.refusal);
        return said;
      } finally {
        await body.discard();
      }
    }),
  };
}

type WithParams = Context & { params: Record<string, string | undefined> };

/** Returns the ticket ID in the address. A single segment is a subdomain if it is a valid one, else a ticket of the host's organization. */
function ticketOf({ params }: WithParams): string | null {
  const { subdomain, ticketId = null } = params;
  if (!subdomain || ticketId || /^[a-z0-9-]{3,20}$/i.test(subdomain)) return ticketId;
  delete params.subdomain;
  return subdomain;
}

/** The access that an emailed link grants. */
function accessIn(link: string): Access | null {
  const [, ticketId, access] =
    /\/public\/ticket\/(?:[a-z0-9-]+\/)?([\w-]{1,64})(?:\?[^#\s]{0,100})?#access=([\w-]{1,200})\s*$/i.exec(
      link,
    ) ?? [];
  return ticketId && access ? { ticketId, access } : null;
}

function refused(context: Context, refusal: Refusal): Refusal {
  if (refusal.retryAfter) context.set('Retry-After', String(refusal.retryAfter));
  return refusal;
}

async function write(context: Context, { status, page }: Shown) {
  await send(context, packed('html', page));
  // Tickets are private, so no response is cached.
  context.set('Cache-Control', 'no-store');
  if (context.status !== 304) context.status = status;
}
