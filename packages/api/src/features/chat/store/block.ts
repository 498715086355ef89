import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { addBlockedVisitor } from '../../blocked-senders/store/blocked-senders.ts';
import type { ChatRow } from '../read/sessions.ts';
import { anonymous, mustFindChat } from './change.ts';
import { closeChat } from './close.ts';

const openChats = prepare((org, p: P<'visitor' | 'email'>) =>
  org
    .from('chat_sessions')
    .whereRaw("status <> 'closed'")
    .where((theirs) => theirs.where('visitor_id', p.visitor).orWhere('customer_email', p.email))
    .select('id'),
);

/** Blocks the visitor of a chat and closes their open chats without creating tickets. */
export function blockVisitor(
  org: Org,
  id: string,
  actor: Actor & { userId: string },
): Promise<Schema<'BlockedSender'>> {
  return org.write(async (tx) => {
    const row = await mustFindChat(tx, id);
    const { visitor_id: visitorId, customer_email: email } = row;
    const visitor = { visitorId, email, chatId: id, name: calledIn(row) };
    const blocked = await addBlockedVisitor(tx, visitor, actor.userId);
    const isByAddress = blocked.kind === 'address';
    const theirs = openChats({ visitor: visitorId, email: isByAddress ? email : null });
    for (const open of await tx.all<{ id: string }>(theirs)) {
      await closeChat(tx, open.id, actor, 'blocked');
    }
    return blocked;
  });
}

/** The name of a visitor without an address in the list of blocked senders. */
function calledIn({ customer_name: name, browser }: ChatRow): string {
  return browser ? `${name ?? anonymous} with ${browser}` : (name ?? anonymous);
}
