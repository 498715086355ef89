import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { TestMember, TestOrganization } from './factories.ts';
import type { TestServer } from './harness.ts';
import { openSocket, socketTicket, type TestSocket } from './socket.ts';

/** A chat with its visitor's access token. */
export interface TestChat {
  id: string;
  token: string;
  visitorId: string;
  /** The parameters and headers that the visitor's calls need. */
  at: { params: { subdomain: string; id: string }; headers: { 'x-chat-access': string } };
}

type Start = Partial<Schema<'ChatStartInput'>>;

export async function startChat(
  server: TestServer,
  { subdomain }: Pick<TestOrganization, 'subdomain'>,
  body: Start = {},
  headers: Record<string, string> = {},
): Promise<TestChat> {
  const answer = await server.call('publicChat.start', { params: { subdomain }, body, headers });
  if (answer.status !== 201) throw new Error(answer.error.message);
  const { session, token, visitorId } = answer.body;
  const params = { subdomain, id: session.id };
  return { id: session.id, token, visitorId, at: { params, headers: { 'x-chat-access': token } } };
}

/** Marks a member as having the console open, as their socket would. */
export async function comeOnline(server: TestServer, { id }: TestOrganization, member: TestMember) {
  await server.context.database.directory.write(async (tx) => {
    const mine = { organization_id: id, user_id: member.userId };
    await tx.remove('chat_attendance', mine);
    await tx.insert('chat_attendance', { ...mine, seen_at: new Date().toISOString() });
  });
}

/** Starts a chat in the queue, with an agent online who can accept it. */
export async function waitingChat(
  server: TestServer,
  organization: TestOrganization,
  body: Start = {},
): Promise<TestChat> {
  await comeOnline(server, organization, organization.agent);
  return startChat(server, organization, {
    customerName: 'Vera Visitor',
    customerEmail: 'vera@visitor.example',
    wantsPerson: true,
    ...body,
  });
}

/** A frame of any type on a chat socket. */
export interface ChatFrame {
  type: string;
  code?: string;
  message?: string;
  clientId?: string;
  seq?: number;
  data?: Schema<'ChatMessage'> & Schema<'ChatSession'> & Schema<'VisitorChat'>;
  marks?: Schema<'ChatMarks'>;
  isTyping?: boolean;
  senderType?: string;
  senderName?: string;
  isVisitorHere?: boolean;
}

export interface ChatSocket extends Omit<TestSocket, 'frames' | 'until'> {
  frames: ChatFrame[];
  until(fits: (frame: ChatFrame) => boolean): Promise<ChatFrame>;
  say(message: string, clientId?: string): void;
  texts(): string[];
}

export async function visitorSocket(
  server: TestServer,
  chat: TestChat,
  after = 0,
  headers: Record<string, string> = { origin: 'https://shop.example' },
): Promise<ChatSocket> {
  const path = `/ws?sessionId=${chat.id}&after=${after}`;
  return greeted(await openSocket(server, { ticket: chat.token, path, headers }));
}

export async function staffSocket(
  server: TestServer,
  member: TestMember,
  { id }: Pick<TestChat, 'id'>,
  after = 0,
): Promise<ChatSocket> {
  const ticket = await socketTicket(server, member);
  return greeted(await openSocket(server, { ticket, path: `/ws?sessionId=${id}&after=${after}` }));
}

async function greeted(opened: TestSocket): Promise<ChatSocket> {
  const socket = opened as unknown as ChatSocket;
  socket.say = (message, clientId) => socket.send({ type: 'chat_message', message, clientId });
  socket.texts = () =>
    socket.frames.flatMap(({ type, data }) =>
      type === 'chat_message' ? (data?.message ?? []) : [],
    );
  await socket.until(({ type }) => type === 'hello' || type === 'error');
  return socket;
}

/** Waits until a condition is met; throws after 30 seconds. */
export async function eventually<T>(look: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = Date.now() + 30_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`This never came: ${String(look)}`);
    await new Promise((done) => setTimeout(done, 10));
  }
}
