import type { Schema } from '@helpdesk/sdk/contract/operations';

/** A message that the server has not confirmed yet. */
export type Unsent = {
  clientId: string;
  text: string;
  /** Files uploaded for it; absent if there are none. */
  files?: readonly Schema<'UploadedFile'>[];
  /** Absent for plain text. */
  isFormatted?: true;
  at: string;
  /** Why the server refused it; absent while it's waiting. */
  refusal?: string;
};

const PREFIX = 'helpdesk_chat_unsent:';

/** Stores a user's unsent messages across a reload, oldest first. */
export function keyOfUnsent(userId: string, chatId: string): string {
  return `${PREFIX}${userId}:${chatId}`;
}

export function readUnsent(key: string): Unsent[] {
  try {
    const kept: Partial<Unsent>[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return kept.map(({ clientId, text, files, isFormatted, at, refusal }) => ({
      clientId: String(clientId),
      text: String(text),
      ...(Array.isArray(files) && { files }),
      ...(isFormatted === true && { isFormatted }),
      at: String(at),
      ...(refusal && { refusal }),
    }));
  } catch {
    return [];
  }
}

export function keepUnsent(key: string, unsent: readonly Unsent[]) {
  if (unsent.length > 0) sessionStorage.setItem(key, JSON.stringify(unsent));
  else sessionStorage.removeItem(key);
}

/** A unique client id; randomUUID is missing on pages without TLS. */
export function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  );
}
