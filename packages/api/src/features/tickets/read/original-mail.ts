import { prepare } from '../../../database/prepare.ts';
import type { InboundMailRow } from '../../../database/rows/mail.ts';
import type { Org, P } from '../../../database/types.ts';

const originals = prepare((org, p: P<'id' | 'ticket'>) =>
  org.from('inbound_mails').where('id', p.id).where('ticket_id', p.ticket).select('raw'),
);

/** A mail that became part of a ticket, as it came in, for as long as that is kept. */
export const findOriginalMail = (org: Org, ticket: string, id: string) =>
  org.first<Pick<InboundMailRow, 'raw'>>(originals({ id, ticket }));
