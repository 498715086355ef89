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

/** A signed-in user without an organization, or who is not a member of the requested one. */
export interface Session {
  user: Person;
  /** Whether the session came as a cookie, which a cross-site request could carry. */
  byCookie: boolean;
  /** The only organization in which it is valid, if it began on that organization's custom domain or with its single sign-on. */
  onlyIn: string | null;
  /** When the password was last confirmed. */
  provedAt: string | null;
  /** Whether it began with single sign-on of that organization. */
  bySso: boolean;
}

/** A visitor with access to one ticket. */
export interface TicketHolder {
  /** The requested ticket, or the one that it was merged into. */
  ticketId: string;
  /** The email address that got the access. */
  email: string;
  tokenHash: string;
}

/** A program that calls with an API key. */
export interface KeyCaller {
  id: string;
  name: string;
  /** The author name that customers see on what the key writes as itself. */
  publicName: string;
  organizationId: string;
  permissions: ReadonlySet<ApiPermission>;
  /** The organization's IP allowlist for staff, which may include API keys; null if there is none. */
  gate: Gate | null;
  /** The member it acts for; null if there is none or they have left. */
  member: Member | null;
  /** The member who created it, by user ID, with their permissions; null if they have left. */
  maker: (Holder & { id: string }) | null;
}

/** The visitor of one chat. */
export interface ChatVisitor {
  sessionId: string;
  tokenHash: string;
}

/** A member as the actor of events and timeline entries. */
export function actorOf({ user, role, via }: Member): Actor {
  return {
    type: isStaff(role) ? 'staff' : 'customer',
    userId: user.id,
    name: fullName(user) || user.email,
    ...(via !== undefined && { via }),
  };
}

/** A program as the actor of events and timeline entries: its API key. */
export const actorOfKey = ({ name }: KeyCaller): Actor => ({ type: 'system', userId: null, name });
