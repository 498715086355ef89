import { isStaff, type Role } from '@helpdesk/sdk/rules/roles';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';

interface Asked {
  role: Role;
  /** When the organization starts to require two-factor authentication for staff; null: never. */
  secondFactorFrom: string | null;
}

/**
 * Whether a member may do nothing in the organization until they have set up a second factor. After single sign-on, the
 * organization's own provider has decided what it asks for.
 */
export const lacksSecondFactor = (
  { role, secondFactorFrom }: Asked,
  { hasSecondFactor, bySso }: { hasSecondFactor: boolean; bySso: boolean },
): boolean =>
  !hasSecondFactor &&
  !bySso &&
  secondFactorFrom !== null &&
  isStaff(role) &&
  Date.parse(secondFactorFrom) <= Date.now();

export const secondFactorRequired = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  new Refusal(
    403,
    `This organization requires two-factor authentication. Set it up at ${publicUrl}/profile`,
    'second_factor_required',
  );
