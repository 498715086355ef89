import { removeChatAccess } from '../../../auth/store/chat-access.ts';
import type { Org } from '../../../database/types.ts';
import { noteErasureRequest } from '../../customers/store/customers.ts';
import { mustFindChat, visitorActor } from './change.ts';
import { closeChat } from './close.ts';

/** Ends the chat of a visitor who asks to be forgotten; for a visitor with a verified identity, also requests erasure. */
export function forgetVisitor(org: Org, id: string): Promise<{ isErasureRequested: boolean }> {
  return org.write(async (tx) => {
    const row = await mustFindChat(tx, id);
    await closeChat(tx, id, visitorActor(row), 'visitor');
    await removeChatAccess(tx, id);
    const email = row.is_verified === 1 ? row.customer_email : null;
    if (email) await noteErasureRequest(tx, email, id);
    return { isErasureRequested: email !== null };
  });
}
