import { isStaff, type Role } from '@helpdesk/sdk/rules/roles';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';

interface Asked {
  role: Role;
  /** When the organization starts to require two-factor authentication for staff; null: never. */
  secondFactorFrom: string | null;
}

/**
 * Whether a member must set up two-factor authentication before using the organization. With single sign-on, the
 * organization's own provider decides.
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
