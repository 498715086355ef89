import { now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { TicketAccessRow } from '../../database/rows/tickets.ts';
import type { Org, P, Tx } from '../../database/types.ts';
import type { TicketHolder } from '../caller.ts';
import { hashToken, newToken } from '../tokens.ts';

const hour = 60 * 60 * 1000;
const slidingHours = 24;
const absoluteDays = 30;
const afterDays = (at: string) => new Date(Date.parse(at) + absoluteDays * 24 * hour);

/** The token is valid only while its email address is a requester of the ticket or of one merged into it. */
const accessByHash = prepare((org, p: P<'hash' | 'ticket'>) =>
  org
    .from('ticket_access', 'access')
    .join(org.from('tickets').as('ticket'), 'ticket.id', 'access.ticket_id')
    .where('access.token_hash', p.hash)
    .where((its) =>
      its
        .where('access.ticket_id', p.ticket)
        .orWhereIn(
          'access.ticket_id',
          org.from('merged_tickets').where('id', p.ticket).select('root_id') as never,
        ),
    )
    .where((its) =>
      its
        .whereRaw('ticket.customer_email = access.email')
        .orWhereExists(
          org
            .from('merged_tickets', 'merged')
            .whereRaw('merged.root_id = access.ticket_id')
            .whereRaw('merged.customer_email = access.email') as never,
        ),
    )
    .select(
      'access.ticket_id',
      'access.email',
      'access.last_used_at',
      'access.expires_at',
      'access.is_mailed',
    ),
);

/**
 * Creates a ticket's access token for a visitor who knows its email and number. If a merged ticket is split off, the token
 * follows it.
 */
export async function grantTicketAccess(
  tx: Tx,
  ticketId: string,
  email: string,
  mergedFrom: string | null,
) {
  const token = newToken();
  const at = now();
  await tx.insert('ticket_access', {
    token_hash: hashToken(token),
    ticket_id: ticketId,
    email,
    created_at: at,
    merged_from: mergedFrom,
    last_used_at: at,
    expires_at: afterDays(at),
    is_mailed: false,
  });
  return { token, expiresAt: new Date(Date.parse(at) + slidingHours * hour).toISOString() };
}

/** Grants access with a derived token, which is emailed: for 30 days after the last email or use. */
export async function renewTicketAccess(
  tx: Tx,
  ticketId: string,
  email: string,
  token: string,
  mergedFrom: string | null,
) {
  const at = now();
  const token_hash = hashToken(token);
  const times = { last_used_at: at, expires_at: afterDays(at), is_mailed: true };
  // Its message may have moved to another ticket since.
  const access = { ticket_id: ticketId, email, merged_from: mergedFrom, ...times };
  const known = await tx.update('ticket_access', { token_hash }, access);
  if (known > 0) return;
  await tx.insert('ticket_access', { token_hash, created_at: at, ...access });
}

type Access = Pick<
  TicketAccessRow,
  'ticket_id' | 'email' | 'last_used_at' | 'expires_at' | 'is_mailed'
>;

/** The holder of this access token for this ticket, or for the one that it was merged into; or null. */
export async function findTicketHolder(
  org: Org,
  ticketId: string,
  token: string,
): Promise<TicketHolder | null> {
  const tokenHash = hashToken(token);
  const row = await org.first<Access>(accessByHash({ hash: tokenHash, ticket: ticketId }));
  if (!row) return null;
  const idle = Date.now() - Date.parse(row.last_used_at);
  const isMailed = row.is_mailed === 1;
  const isIdle = !isMailed && idle > slidingHours * hour;
  if (isIdle || Date.now() > Date.parse(row.expires_at)) return null;
  if (idle > hour) {
    const at = now();
    const used = { last_used_at: at, ...(isMailed && { expires_at: afterDays(at) }) };
    await org.write((tx) => tx.update('ticket_access', { token_hash: tokenHash }, used));
  }
  return { ticketId: row.ticket_id, email: row.email, tokenHash };
}
