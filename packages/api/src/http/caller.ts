import { type ApiPermission, can, type Permission, type Role } from '@helpdesk/sdk/rules/roles';
import type { Actor } from '../events/catalog.ts';

export interface Person {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

/** A signed-in person, in the organization of the request. */
export interface Member {
  user: Person;
  role: Role;
  organizationId: string;
  may(permission: Permission): boolean;
}

/** A signed-in person of no organization, or of none that this request names. */
export interface Session {
  user: Person;
  /** Whether the proof came as a cookie, which a foreign page could make a browser send. */
  byCookie: boolean;
  /** The only organization in which it counts, when it began on that one's own domain. */
  onlyIn: string | null;
}

/** A visitor who proved to know one ticket. */
export interface TicketHolder {
  ticketId: string;
  tokenHash: string;
}

/** A program that calls with an API key. */
export interface KeyCaller {
  id: string;
  name: string;
  organizationId: string;
  permissions: ReadonlySet<ApiPermission>;
}

/** The visitor of one chat. */
export interface ChatVisitor {
  sessionId: string;
  tokenHash: string;
}

export function member(user: Person, organizationId: string, role: Role): Member {
  return { user, role, organizationId, may: (permission) => can(role, permission) };
}

/** A member as events and timelines name him. */
export function actorOf({ user, may }: Member): Actor {
  return {
    type: may('view_all_tickets') ? 'staff' : 'customer',
    userId: user.id,
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
  };
}

/** A program as events and timelines name it: by its key. */
export const actorOfKey = ({ name }: KeyCaller): Actor => ({ type: 'system', userId: null, name });
