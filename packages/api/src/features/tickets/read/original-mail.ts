import { prepare } from '../../../database/prepare.ts';
import type { InboundMailRow } from '../../../database/rows/mail.ts';
import type { Org, P } from '../../../database/types.ts';

const originals = prepare((org, p: P<'id' | 'ticket'>) =>
  org.from('inbound_mails').where('id', p.id).where('ticket_id', p.ticket).select('raw'),
);

/** The original email of a message or a ticket, while it is kept. */
export const findOriginalMail = (org: Org, ticket: string, id: string) =>
  org.first<Pick<InboundMailRow, 'raw'>>(originals({ id, ticket }));
