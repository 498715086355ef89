import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Database } from '../database/types.ts';
import type { StoredEvent } from '../events/catalog.ts';
import type { Live } from '../events/live.ts';
import type { VisitorView } from '../features/chat/present.ts';
import { isAnybodyOnline, readQueue } from '../features/chat/read.ts';
import { type ChatEvent, isChatEvent, movesQueue, sessionOf } from './chat-events.ts';

/** One socket in one chat. */
export interface ChatLine {
  readonly side: 'customer' | 'staff';
  readonly userId: string | null;
  hear(event: ChatEvent): void;
  /** Something of the moment, which nobody stores. */
  send(frame: Schema<'SocketChatTyped'> | Schema<'SocketChatPresence'>): void;
  /** The visitor's place in the queue, or whether anybody is here, is another now. */
  viewChanged(): void;
}

/** The chats of one organization that have sockets in this process. */
export interface ChatRoom {
  linesOf(sessionId: string): ReadonlySet<ChatLine>;
  /** Tells the others in a chat that somebody is writing. */
  typing(sessionId: string, by: ChatLine, frame: Schema<'SocketChatTyped'>): void;
  isVisitorHere(sessionId: string): boolean;
  viewOf(sessionId: string): VisitorView;
  leave(sessionId: string, line: ChatLine): void;
}

export interface ChatHub {
  join(organizationId: string, sessionId: string, line: ChatLine): Promise<ChatRoom>;
  /** Looks again who is here and who waits. */
  refresh(organizationId: string): void;
  close(): void;
}

interface Room extends ChatRoom {
  lines: Map<string, Set<ChatLine>>;
  ready: Promise<void>;
  look(): Promise<void>;
  refresh(): void;
  stop(): void;
}

const soon = 50;
const refreshEvery = 30_000;
const noLines: ReadonlySet<ChatLine> = new Set();

/** Brings what happens in a chat to its sockets: one subscription for an organization, however many chats it has. */
export function createChatHub(database: Database, live: Live): ChatHub {
  const rooms = new Map<string, Room>();
  const refreshing = setInterval(() => {
    for (const room of rooms.values()) room.refresh();
  }, refreshEvery).unref();

  function openRoom(organizationId: string): Room {
    const room = chatRoom(database, organizationId, () => {
      if (rooms.get(organizationId) === room) rooms.delete(organizationId);
      room.stop();
    });
    let stop = () => {};
    let isStopped = false;
    room.stop = () => {
      isStopped = true;
      stop();
    };
    const hear = (event: StoredEvent) => {
      if (isChatEvent(event)) for (const line of room.linesOf(sessionOf(event))) line.hear(event);
      if (movesQueue(event)) room.refresh();
    };
    room.ready = live.subscribe(organizationId, hear).then((subscription) => {
      stop = subscription.stop;
      if (isStopped) stop();
      return room.look();
    });
    rooms.set(organizationId, room);
    return room;
  }

  return {
    async join(organizationId, sessionId, line) {
      const room = rooms.get(organizationId) ?? openRoom(organizationId);
      const lines = room.lines.get(sessionId) ?? new Set();
      room.lines.set(sessionId, lines);
      const wasHere = room.isVisitorHere(sessionId);
      lines.add(line);
      if (!wasHere && line.side === 'customer') tellPresence(lines, true);
      try {
        await room.ready;
      } catch (error) {
        room.leave(sessionId, line);
        throw error;
      }
      return room;
    },
    refresh: (organizationId) => rooms.get(organizationId)?.refresh(),
    close() {
      clearInterval(refreshing);
      for (const room of rooms.values()) room.stop();
      rooms.clear();
    },
  };
}

function chatRoom(database: Database, organizationId: string, whenEmpty: () => void): Room {
  const lines = new Map<string, Set<ChatLine>>();
  let positions = new Map<string, number>();
  let isOnline = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look() {
    timer = undefined;
    const org = database.org(organizationId);
    const queue = await readQueue(org);
    const next = new Map(queue.map(({ id }, at) => [id, at + 1]));
    const online = await isAnybodyOnline(org);
    const before = positions;
    const wasOnline = isOnline;
    positions = next;
    isOnline = online;
    for (const [sessionId, here] of lines) {
      if (online === wasOnline && before.get(sessionId) === next.get(sessionId)) continue;
      for (const line of here) if (line.side === 'customer') line.viewChanged();
    }
  }

  return {
    lines,
    look,
    ready: Promise.resolve(),
    stop() {},
    linesOf: (sessionId) => lines.get(sessionId) ?? noLines,
    isVisitorHere: (sessionId) =>
      [...(lines.get(sessionId) ?? noLines)].some(({ side }) => side === 'customer'),
    viewOf: (sessionId) => ({
      queuePosition: positions.get(sessionId) ?? null,
      isAnybodyOnline: isOnline,
    }),
    typing(sessionId, by, frame) {
      for (const line of lines.get(sessionId) ?? noLines) {
        if (line !== by && (line.userId === null || line.userId !== by.userId)) line.send(frame);
      }
    },
    leave(sessionId, line) {
      const here = lines.get(sessionId);
      if (!here?.delete(line)) return;
      if (line.side === 'customer' && ![...here].some(({ side }) => side === 'customer')) {
        tellPresence(here, false);
      }
      if (here.size === 0) lines.delete(sessionId);
      if (lines.size === 0) whenEmpty();
    },
    refresh() {
      timer ??= setTimeout(() => look().catch(() => {}), soon).unref();
    },
  };
}

function tellPresence(lines: ReadonlySet<ChatLine>, isVisitorHere: boolean) {
  for (const line of lines) {
    if (line.side === 'staff') line.send({ type: 'presence', isVisitorHere });
  }
}
