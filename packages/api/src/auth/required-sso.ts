import { isStaff, type Role } from '@helpdesk/sdk/rules/roles';
import { Refusal } from '../refusal.ts';

interface Place {
  role: Role;
  /** Whether staff of the organization can sign in only with single sign-on. */
  ssoOnly: boolean;
}

interface SignedIn {
  bySso: boolean;
  hasSecondFactor: boolean;
}

/** Whether the organization refuses a session because it didn't begin with single sign-on. */
export const lacksSso = ({ role, ssoOnly }: Place, { bySso, hasSecondFactor }: SignedIn): boolean =>
  ssoOnly &&
  !bySso &&
  isStaff(role) &&
  // A way in for admins if the provider fails.
  !(role === 'admin' && hasSecondFactor);

export const ssoRequired = () =>
  new Refusal(
    403,
    'This organization requires single sign-on. Sign in with it to continue',
    'sso_required',
  );
