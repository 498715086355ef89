import type { Input, Schema } from './contract/operations.ts';

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
  /** The reason, if the server rejected it; call `resend` to try again. */
  readonly refusal?: string | undefined;
  /** The request that starts the chat with this message, once it was made. It is repeated without a change. */
  readonly start?: Input<'publicChat.start'> | undefined;
}

export interface ChatState {
  /**
   * `idle`: no chat yet, or paused. `polling`: sockets are blocked, for example by a proxy; messages are sent and received over HTTP every
   * 3 seconds. `closed`: disconnected, and retrying about every 3 seconds.
   */
  status: 'idle' | 'connecting' | 'open' | 'polling' | 'closed';
  chat?: Schema<'VisitorChat'> | undefined;
  /** All messages, in the order of their `seq`. */
  messages: readonly Schema<'ChatMessage'>[];
  /** Messages that the server has not confirmed or has rejected. */
  unsent: readonly UnsentMessage[];
  /** The name of the person typing on the other side. */
  typing?: string | undefined;
}

export interface ChatOptions {
  /** Subdomain of the organization. */
  subdomain: string;
  /** The value from `onAccess` on an earlier visit. */
  access?: ChatAccess | undefined;
  /** The visitor of an earlier visit, if that chat has ended. */
  visitorId?: string | undefined;
  /** `state.unsent` of a page that was left before the server confirmed its messages. `open` sends them, each at most once. */
  unsent?: readonly UnsentMessage[] | undefined;
  /**
   * Looks for a chat that was started elsewhere, such as in another tab, just before one starts here. If
   * the browser supports locks, only one page of a site does this at a time.
   */
  recall?(): ChatAccess | undefined;
  /**
   * Details of the visitor for a new chat, in addition to the first message; called when it starts. Identity and context are
   * also sent for a continued chat, when it connects and at each `identify`.
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
  /** Called after every change, always with the same object, updated. */
  onChange(state: ChatState): void;
  /** Called for each message once and in order, including the visitor's own. */
  onMessage?(message: Schema<'ChatMessage'>): void;
  /** Called with the access to store for the next visit; undefined when the chat no longer exists. */
  onAccess?(access: ChatAccess | undefined): void;
  /** Required in Node before 22, such as the one from the `ws` package. */
  WebSocket?: typeof WebSocket;
}

/** An operation of a visitor's chat, other than sending messages. */
export type ChatOperation =
  | 'publicChat.requestPerson'
  | 'publicChat.leaveMessage'
  | 'publicChat.rate'
  | 'publicChat.close'
  | 'publicChat.forget'
  | 'publicChat.mailTranscript';
