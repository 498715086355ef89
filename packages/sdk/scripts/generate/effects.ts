import { type Effect, effectRights, effects } from '../../src/rules/effects.ts';
import type { OperationNode } from './contract.ts';
import { ContractRefusal } from './refusal.ts';

type Access = { scheme: string; permissions: string[] }[];

/** Returns the effects of an operation. Refuses operations without x-effects, or with a permission that no effect needs. */
export function effectsOf(node: OperationNode, access: Access, where: string): Effect[] {
  const named = node['x-effects'];
  if (!Array.isArray(named)) {
    throw new ContractRefusal(where, 'x-effects is missing (write [] if it has none)');
  }
  const unknown = named.find((one) => !effects.includes(one as Effect));
  if (unknown !== undefined) {
    throw new ContractRefusal(where, `effect ${unknown} is unknown to rules/effects.ts`);
  }
  const found = named as Effect[];
  refuseUnexplained(found, access, where);
  return found;
}

/** Refuses a permission that none of the effects needs: it would only guard a menu item. */
function refuseUnexplained(found: readonly Effect[], access: Access, where: string): void {
  const asked = access
    .filter(({ scheme }) => scheme === 'session')
    .flatMap(({ permissions }) => permissions);
  const needed = found.flatMap<string>((effect) => effectRights[effect]);
  // If any of several permissions is enough, the effects are those of the caller with the most permissions.
  const isExplained = asked.length === 0 || asked.some((one) => needed.includes(one));
  if (isExplained || found.includes('reads_totals')) return;
  throw new ContractRefusal(where, `no effect in x-effects needs ${asked.join(' or ')}`);
}
