import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { fullName } from '@helpdesk/sdk/rules/names';
import { type Holder, isStaff } from '@helpdesk/sdk/rules/roles';
import type { Actor } from '../event-catalog.ts';
import type { Gate } from './allowed-networks.ts';

export interface Person {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

/** A signed-in user, in the organization of the request. */
export interface Member extends Holder {
  user: Person;
  organizationId: string;
  /** The name of the API key that acts for them. */
  via?: string;
}

/** A signed-in user without an organization, or without the one of the request. */
export interface Session {
  user: Person;
  /** Whether the session came as a cookie, which a cross-site request could carry. */
  byCookie: boolean;
  /** The only organization in which it is valid, when it began on that organization's custom domain or by its single sign-on. */
  onlyIn: string | null;
  /** When the password was last confirmed. */
  provedAt: string | null;
  /** Whether it began by single sign-on of that organization. */
  bySso: boolean;
}

/** A visitor with access to one ticket. */
export interface TicketHolder {
  /** The ticket where the one that they asked for leads. */
  ticketId: string;
  /** The address that the access was given to. */
  email: string;
  tokenHash: string;
}

/** A program that calls with an API key. */
export interface KeyCaller {
  id: string;
  name: string;
  /** The author whom customers see over what it writes for itself. */
  publicName: string;
  organizationId: string;
  permissions: ReadonlySet<ApiPermission>;
  /** From where the organization lets its staff work, and perhaps its keys; null: from everywhere. */
  gate: Gate | null;
  /** For whom it acts; null for nobody, and where they have left. */
  member: Member | null;
  /** The member who made it, by user id, with what they may do; null where they have left. */
  maker: (Holder & { id: string }) | null;
}

/** The visitor of one chat. */
export interface ChatVisitor {
  sessionId: string;
  tokenHash: string;
}

/** A member, as actor of events and timelines. */
export function actorOf({ user, role, via }: Member): Actor {
  return {
    type: isStaff(role) ? 'staff' : 'customer',
    userId: user.id,
    name: fullName(user) || user.email,
    ...(via !== undefined && { via }),
  };
}

/** A program, as actor of events and timelines: its API key. */
export const actorOfKey = ({ name }: KeyCaller): Actor => ({ type: 'system', userId: null, name });
