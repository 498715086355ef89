import type { Result } from '@helpdesk/sdk/contract/operations';
import { AllowedNetworksInput } from '@helpdesk/sdk/schema/operations';
import { readKey } from '../../../data/cache.ts';

export type Networks = Result<'organization.networks'>;

/** The read whose cached data the responses of writes replace. */
export const networksKey = () => readKey('organization.networks');

/** A row of the list, with a key that stays the same while other rows are added or removed. */
export type Row = { key: number; name: string; network: string };
type Place = 'name' | 'network';

export type Draft = { rows: readonly Row[]; includesKeys: boolean };

let last = 0;

export const rowOf = (name = '', network = ''): Row => ({ key: ++last, name, network });

export const draftOf = ({ networks, includesKeys }: Networks): Draft => ({
  rows: networks.map(({ name, network }) => rowOf(name, network)),
  includesKeys,
});

export const bodyOf = ({ rows, includesKeys }: Draft) => ({
  networks: rows.map(({ name, network }) => ({ name, network })),
  includesKeys,
});

export const isSame = (draft: Draft, { networks, includesKeys }: Networks): boolean =>
  JSON.stringify(bodyOf(draft)) ===
  JSON.stringify({
    networks: networks.map(({ name, network }) => ({ name, network })),
    includesKeys,
  });

/** Returns whether a network consists of only this address. */
export const isAddress = (network: string, address: string): boolean =>
  network.trim().replace(/\/(32|128)$/, '') === address;

/** Error messages, by `key place`. */
export type Problems = ReadonlyMap<string, string>;

export const placeOf = (row: Row, place: Place) => `${row.key} ${place}`;

/** Assigns the server's errors to their rows. */
export function problemsOf(
  rows: readonly Row[],
  refusals: readonly { path: readonly PropertyKey[]; message: string }[],
): Problems {
  const problems = new Map<string, string>();
  for (const { path, message } of refusals) {
    const row = rows[Number(path[1])];
    const place = path[2] === 'name' ? 'name' : 'network';
    if (path[0] === 'networks' && row && !problems.has(placeOf(row, place))) {
      problems.set(placeOf(row, place), message);
    }
  }
  return problems;
}

/** Validates the list before it's sent. */
export function validate(draft: Draft): Problems {
  const validated = AllowedNetworksInput.safeParse(bodyOf(draft));
  return problemsOf(draft.rows, validated.success ? [] : validated.error.issues);
}
