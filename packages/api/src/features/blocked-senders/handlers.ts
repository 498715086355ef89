import type { Handlers } from '../../http/handlers.ts';
import { addBlocked, listBlocked, removeBlocked } from './store/blocked-senders.ts';

export const blockedSenders: Handlers<'blockedSenders'> = {
  list: ({ org }) => listBlocked(org),
  create: ({ org, member, body }) => addBlocked(org, body, member.user.id),
  delete: ({ org, params }) => removeBlocked(org, params.id),
};
