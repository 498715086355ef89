import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Belonging } from './members/Belongings.tsx';
import type { Invitation, Member } from './members.ts';

/** A member as the server returns it, for tests; without a first name there is no last name either. */
export const memberLike = (
  n: number,
  firstName: string | null,
  role: Schema<'Role'>,
  more: Partial<Member> = {},
): Member => ({
  id: `m${n}`,
  userId: `u${n}`,
  role,
  availability: 'online',
  joinedAt: '2026-01-05T10:00:00.000Z',
  hasSecondFactor: false,
  isLinkedToSso: false,
  user: {
    id: `u${n}`,
    firstName,
    lastName: firstName && 'Day',
    email: `p${n}@acme.test`,
    profileImageUrl: null,
  },
  ...more,
});

/** A pending invitation, for tests. */
export const invitationLike = (more: Partial<Invitation> = {}): Invitation => ({
  id: 'i1',
  email: 'new@acme.test',
  role: 'agent',
  organization: { id: 'o1', name: 'Acme', subdomain: 'acme', logoUrl: null },
  message: null,
  expiresAt: '2999-11-28T10:00:00.000Z',
  createdAt: '2026-11-21T10:00:00.000Z',
  ...more,
});

/** An API key that a member created. */
export const madeKey: Belonging = {
  kind: 'api_key',
  id: 'k1',
  name: 'Shop',
  madeBy: 'Ben Day',
  actsFor: 'Ben Day',
  lastUsedAt: null,
  canHandOver: true,
  unlessChosen: 'end',
};

/** A webhook that a member created. */
export const madeWebhook: Belonging = {
  ...madeKey,
  kind: 'webhook',
  id: 'w1',
  name: 'Orders',
  actsFor: null,
  unlessChosen: 'hand_over',
};
