import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';

const soon = async (): Promise<never> => {
  throw new Refusal(503, 'Live chat is not ready yet', 'not_ready');
};

export const chat: Handlers<'chat'> = {
  list: soon,
  stats: soon,
  agents: soon,
  settings: soon,
  updateSettings: soon,
  newIdentitySecret: soon,
  get: soon,
  accept: soon,
  send: soon,
  markRead: soon,
  transfer: soon,
  close: soon,
  convertToTicket: soon,
};

export const publicChat: Handlers<'publicChat'> = {
  welcome: soon,
  start: soon,
  get: soon,
  send: soon,
  requestPerson: soon,
  leaveMessage: soon,
  close: soon,
  rate: soon,
  markRead: soon,
};
