import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Database } from '../database/types.ts';
import type { StoredEvent } from '../event-catalog.ts';
import type { Live } from '../events/live.ts';
import type { Faces, VisitorView } from '../features/chat/present.ts';
import { readFaces } from '../features/chat/read/faces.ts';
import { isAnybodyOnline, readQueue } from '../features/chat/read/sessions.ts';
import { type ChatEvent, isChatEvent, movesQueue, sessionOf } from './chat-events.ts';

/** One socket in one chat. */
export interface ChatConnection {
  readonly side: 'customer' | 'staff';
  readonly userId: string | null;
  receive(event: ChatEvent): void;
  /** An ephemeral event, which is not stored. */
  send(frame: Schema<'SocketChatTyped'> | Schema<'SocketChatPresence'>): void;
  /** Closes the socket: the organization is closed. */
  end(): void;
  /** The visitor's queue position, or whether an agent is present, has changed. */
  viewChanged(): void;
}

/** The chats of one organization that have sockets in this process. */
export interface OrganizationChats {
  connectionsOf(sessionId: string): ReadonlySet<ChatConnection>;
  /** Notifies the others in a chat that someone is typing. */
  typing(sessionId: string, by: ChatConnection, frame: Schema<'SocketChatTyped'>): void;
  isVisitorHere(sessionId: string): boolean;
  viewOf(sessionId: string): VisitorView;
  leave(sessionId: string, connection: ChatConnection): void;
}

export interface ChatHub {
  join(
    organizationId: string,
    sessionId: string,
    connection: ChatConnection,
  ): Promise<OrganizationChats>;
  /** Reads presence and the queue again. */
  refresh(organizationId: string): void;
  close(): void;
}

interface LiveChats extends OrganizationChats {
  connections: Map<string, Set<ChatConnection>>;
  ready: Promise<void>;
  look(): Promise<void>;
  refresh(): void;
  stop(): void;
}

const soon = 50;
const refreshEvery = 30_000;
const noConnections: ReadonlySet<ChatConnection> = new Set();

/** Passes chat events to sockets, with one subscription per organization. */
export function createChatHub(database: Database, live: Live): ChatHub {
  const organizations = new Map<string, LiveChats>();
  const refreshing = setInterval(() => {
    for (const chats of organizations.values()) chats.refresh();
  }, refreshEvery).unref();

  function openChats(organizationId: string): LiveChats {
    const chats = chatsOf(database, organizationId, () => {
      if (organizations.get(organizationId) === chats) organizations.delete(organizationId);
      chats.stop();
    });
    let stop = () => {};
    let isStopped = false;
    chats.stop = () => {
      isStopped = true;
      stop();
    };
    const receive = (event: StoredEvent) => {
      if (event.name === 'organization.closed') {
        // Closing a connection also removes it from the chat.
        const all = [...chats.connections.values()].flatMap((here) => [...here]);
        for (const connection of all) connection.end();
      }
      if (isChatEvent(event))
        for (const connection of chats.connectionsOf(sessionOf(event))) connection.receive(event);
      if (movesQueue(event)) chats.refresh();
    };
    chats.ready = live.subscribe(organizationId, receive).then((subscription) => {
      stop = subscription.stop;
      if (isStopped) stop();
      return chats.look();
    });
    organizations.set(organizationId, chats);
    return chats;
  }

  return {
    async join(organizationId, sessionId, connection) {
      const chats = organizations.get(organizationId) ?? openChats(organizationId);
      const connections = chats.connections.get(sessionId) ?? new Set();
      chats.connections.set(sessionId, connections);
      const wasHere = chats.isVisitorHere(sessionId);
      connections.add(connection);
      if (!wasHere && connection.side === 'customer') sendPresence(connections, true);
      try {
        await chats.ready;
      } catch (error) {
        chats.leave(sessionId, connection);
        throw error;
      }
      return chats;
    },
    refresh: (organizationId) => organizations.get(organizationId)?.refresh(),
    close() {
      clearInterval(refreshing);
      for (const chats of organizations.values()) chats.stop();
      organizations.clear();
    },
  };
}

function chatsOf(database: Database, organizationId: string, whenEmpty: () => void): LiveChats {
  const connections = new Map<string, Set<ChatConnection>>();
  let positions = new Map<string, number>();
  let isOnline = false;
  let faces: Faces = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look() {
    timer = undefined;
    const org = database.org(organizationId);
    const queue = await readQueue(org);
    const next = new Map(queue.map(({ id }, at) => [id, at + 1]));
    const online = await isAnybodyOnline(org);
    faces = await readFaces(org);
    const before = positions;
    const wasOnline = isOnline;
    positions = next;
    isOnline = online;
    for (const [sessionId, here] of connections) {
      if (online === wasOnline && before.get(sessionId) === next.get(sessionId)) continue;
      for (const connection of here) if (connection.side === 'customer') connection.viewChanged();
    }
  }

  return {
    connections,
    look,
    ready: Promise.resolve(),
    stop() {},
    connectionsOf: (sessionId) => connections.get(sessionId) ?? noConnections,
    isVisitorHere: (sessionId) =>
      [...(connections.get(sessionId) ?? noConnections)].some(({ side }) => side === 'customer'),
    viewOf: (sessionId) => ({
      queuePosition: positions.get(sessionId) ?? null,
      isAnybodyOnline: isOnline,
      ...(faces.size > 0 && { faces }),
    }),
    typing(sessionId, by, frame) {
      for (const connection of connections.get(sessionId) ?? noConnections) {
        if (connection !== by && (connection.userId === null || connection.userId !== by.userId))
          connection.send(frame);
      }
    },
    leave(sessionId, connection) {
      const here = connections.get(sessionId);
      if (!here?.delete(connection)) return;
      if (connection.side === 'customer' && ![...here].some(({ side }) => side === 'customer')) {
        sendPresence(here, false);
      }
      if (here.size === 0) connections.delete(sessionId);
      if (connections.size === 0) whenEmpty();
    },
    refresh() {
      timer ??= setTimeout(() => look().catch(() => {}), soon).unref();
    },
  };
}

function sendPresence(connections: ReadonlySet<ChatConnection>, isVisitorHere: boolean) {
  for (const connection of connections) {
    if (connection.side === 'staff') connection.send({ type: 'presence', isVisitorHere });
  }
}
