import { fullName } from '@helpdesk/sdk/rules/names';
import type { Config } from '../config.ts';
import type { Refusal } from '../refusal.ts';
import { isOutside, OutsideNetworks } from './allowed-networks.ts';
import type { Place } from './organization-of-request.ts';
import { lacksSecondFactor, secondFactorRequired } from './required-second-factor.ts';
import { lacksSso, ssoRequired } from './required-sso.ts';
import type { Known } from './session-memory.ts';

/** Returns the refusal if this session can't access the organization; null if it can. */
export function lackOf(
  place: Place,
  known: Known,
  address: string,
  config: Pick<Config, 'publicUrl'>,
): (() => Refusal) | null {
  // Checked first: from outside the allowlist, no other step would help.
  if (isOutside(place, address)) {
    const { id, email } = known.user;
    const user = { id, email, name: fullName(known.user) || email };
    const { organizationId } = place;
    return () => new OutsideNetworks(address, { organizationId, user, key: null });
  }
  if (lacksSso(place, known)) return ssoRequired;
  return lacksSecondFactor(place, known) ? () => secondFactorRequired(config) : null;
}
