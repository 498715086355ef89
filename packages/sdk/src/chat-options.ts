import type { Schema } from './contract/operations.ts';

/** A visitor's access to their chat. Store it to resume the chat after a reload. */
export interface ChatAccess {
  id: string;
  token: string;
  visitorId: string;
}

/** A message that the server has not confirmed yet. */
export interface UnsentMessage {
  readonly clientId: string;
  readonly message: string;
  readonly files: readonly Schema<'UploadedFile'>[];
  /** The reason, if the server refused it; it then waits for `resend`. */
  readonly refusal?: string | undefined;
}

export interface ChatState {
  /**
   * `idle`: no chat yet, or paused. `polling`: there is no socket, as where a proxy blocks them; messages are sent and
   * asked for every 3 seconds by ordinary calls. `closed`: cut off, and trying again every 3 seconds or so.
   */
  status: 'idle' | 'connecting' | 'open' | 'polling' | 'closed';
  chat?: Schema<'VisitorChat'> | undefined;
  messages: readonly Schema<'ChatMessage'>[];
  unsent: readonly UnsentMessage[];
  /** The name of the person typing on the other side. */
  typing?: string | undefined;
}

export interface ChatOptions {
  subdomain: string;
  /** What `onAccess` gave on an earlier visit. */
  access?: ChatAccess | undefined;
  /** Whose chats these are, where there was one on an earlier visit and there is none now. */
  visitorId?: string | undefined;
  /**
   * Looks for a chat that was begun elsewhere, such as in another tab, at the moment when one would begin here. Where
   * the browser has locks, only one page of a site does so at a time.
   */
  recall?(): ChatAccess | undefined;
  /**
   * Details of the visitor for a new chat, besides the first message; called when it starts. Identity and context are
   * said of a chat that goes on, too, when it connects and at each `identify`.
   */
  about?(): Pick<
    Schema<'ChatStartInput'>,
    | 'pageUrl'
    | 'referrer'
    | 'language'
    | 'identity'
    | 'context'
    | 'hasConsented'
    | 'proactiveMessageId'
  >;
  onChange(state: ChatState): void;
  /** Called for each message once and in order, the visitor's own included. */
  onMessage?(message: Schema<'ChatMessage'>): void;
  /** Called with the access to store for the next visit; undefined when the chat no longer exists. */
  onAccess?(access: ChatAccess | undefined): void;
  /** Needed in Node before 22, such as that of the `ws` package. */
  WebSocket?: typeof WebSocket;
}

/** What a visitor can do with their chat besides sending messages. */
export type ChatOperation =
  | 'publicChat.requestPerson'
  | 'publicChat.leaveMessage'
  | 'publicChat.rate'
  | 'publicChat.close'
  | 'publicChat.forget'
  | 'publicChat.mailTranscript';
