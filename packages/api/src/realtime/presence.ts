import type { Schema } from '@helpdesk/sdk/contract/operations';

type Frame = Schema<'SocketPresence'>;

/** How long a member counts as typing after the last typing frame. */
const typingFor = 5_000;

export interface Person {
  organizationId: string;
  userId: string;
  name: string;
}

/** The presence of one socket. */
export interface Seat {
  /** Marks the user as viewing this ticket and not typing; null for no ticket. */
  look(ticketId: string | null): void;
  /** Marks the user as typing a reply to the ticket they are viewing. */
  type(ticketId: string): void;
}

export interface Presence {
  sit(person: Person, send: (frame: Frame) => void): Seat;
  /** The members with this ticket open on one of their screens. */
  lookingAt(organizationId: string, ticketId: string): ReadonlySet<string>;
}

interface Sitting {
  person: Person;
  send: (frame: Frame) => void;
  ticketId: string | null;
  typing: ReturnType<typeof setTimeout> | undefined;
}

/** Tracks who is viewing which ticket among the clients of this process, in memory only. */
export function createPresence(): Presence {
  const tables = new Map<string, Set<Sitting>>();
  const tableOf = (organizationId: string, ticketId: string) => `${organizationId} ${ticketId}`;

  function announce(organizationId: string, ticketId: string) {
    const table = tables.get(tableOf(organizationId, ticketId)) ?? [];
    const members = new Map<string, Frame['members'][number]>();
    for (const { person, typing } of table) {
      const { userId, name } = person;
      const isTyping = typing !== undefined || members.get(userId)?.typing === true;
      members.set(userId, { userId, name, typing: isTyping });
    }
    for (const { send } of table) {
      send({ type: 'presence', ticketId, members: [...members.values()] });
    }
  }

  function leave(one: Sitting) {
    const { ticketId, person } = one;
    if (ticketId === null) return;
    const key = tableOf(person.organizationId, ticketId);
    const table = tables.get(key);
    table?.delete(one);
    if (table?.size === 0) tables.delete(key);
    one.ticketId = null;
    announce(person.organizationId, ticketId);
  }

  function join(one: Sitting, ticketId: string) {
    const { organizationId } = one.person;
    const key = tableOf(organizationId, ticketId);
    tables.set(key, (tables.get(key) ?? new Set()).add(one));
    one.ticketId = ticketId;
    announce(organizationId, ticketId);
  }

  function stopTyping(one: Sitting): boolean {
    const wasTyping = one.typing !== undefined;
    clearTimeout(one.typing);
    one.typing = undefined;
    return wasTyping;
  }

  return {
    lookingAt(organizationId, ticketId) {
      const table = tables.get(tableOf(organizationId, ticketId)) ?? [];
      return new Set([...table].map(({ person }) => person.userId));
    },
    sit(person, send) {
      const one: Sitting = { person, send, ticketId: null, typing: undefined };
      const { organizationId } = person;
      return {
        look(ticketId) {
          const wasTyping = stopTyping(one);
          if (ticketId === one.ticketId) {
            if (ticketId !== null && wasTyping) announce(organizationId, ticketId);
            return;
          }
          leave(one);
          if (ticketId !== null) join(one, ticketId);
        },
        type(ticketId) {
          if (ticketId !== one.ticketId) return;
          const wasTyping = stopTyping(one);
          one.typing = setTimeout(() => {
            one.typing = undefined;
            if (one.ticketId === ticketId) announce(organizationId, ticketId);
          }, typingFor).unref();
          if (!wasTyping) announce(organizationId, ticketId);
        },
      };
    },
  };
}
