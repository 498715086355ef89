import { isStaff, type Role } from '@helpdesk/sdk/rules/roles';
import { Refusal } from '../refusal.ts';

interface Place {
  role: Role;
  /** Whether the staff of the organization get in by single sign-on only. */
  ssoOnly: boolean;
}

interface SignedIn {
  bySso: boolean;
  hasSecondFactor: boolean;
}

/** Whether a session opens nothing in an organization because it did not begin by single sign-on. */
export const lacksSso = ({ role, ssoOnly }: Place, { bySso, hasSecondFactor }: SignedIn): boolean =>
  ssoOnly &&
  !bySso &&
  isStaff(role) &&
  // The way back when the provider fails.
  !(role === 'admin' && hasSecondFactor);

export const ssoRequired = () =>
  new Refusal(
    403,
    'This organization requires single sign-on. Sign in with it to continue',
    'sso_required',
  );
