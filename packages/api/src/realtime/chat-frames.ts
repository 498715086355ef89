import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  SocketChatMark,
  SocketChatPage,
  SocketChatSend,
  SocketChatTyping,
  SocketResume,
} from '@helpdesk/sdk/schema/operations';
import { brokenField } from '../http/bodies/broken-text.ts';
import { refuseUnclearJson } from '../http/bodies/unclear-json.ts';

export type ChatIncoming =
  | Schema<'SocketChatSend'>
  | Schema<'SocketChatMark'>
  | Schema<'SocketChatTyping'>
  | Schema<'SocketChatPage'>
  | Schema<'SocketResume'>
  | { type: 'unfit'; clientId?: string; message: string };

const schemas = {
  chat_message: SocketChatSend,
  read: SocketChatMark,
  typing: SocketChatTyping,
  page: SocketChatPage,
  resume: SocketResume,
} as const;

/** Malformed frames are ignored, as the specification requires. A message that is too long or empty gets an error. */
export function parseChatFrame(text: string): ChatIncoming | null {
  const value = parsed(text);
  const type = value?.type;
  if (typeof type !== 'string' || !Object.hasOwn(schemas, type)) return null;
  if (brokenField(value, '') !== null) {
    const message = 'This text ends with an incomplete character';
    return type === 'chat_message' ? { type: 'unfit', message } : null;
  }
  const result = schemas[type as keyof typeof schemas].safeParse(value);
  if (result.success) return result.data as ChatIncoming;
  if (type !== 'chat_message') return null;
  const clientId = typeof value?.clientId === 'string' ? { clientId: value.clientId } : {};
  const message = result.error.issues[0]?.message ?? 'This message is invalid';
  return { type: 'unfit', ...clientId, message };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    refuseUnclearJson(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
