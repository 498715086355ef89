import type { OperationNode } from './contract.ts';
import { ContractRefusal } from './refusal.ts';

/** When an operation was deprecated, and the earliest day of its removal. */
export interface Lifetime {
  since: string;
  until: string;
}

const sixMonths = 182 * 24 * 60 * 60 * 1_000;

/** Returns the dates of a deprecated operation; undefined for one that isn't deprecated. */
export function lifetimeOf(node: OperationNode, where: string): Lifetime | undefined {
  const { deprecated, 'x-deprecated': days } = node;
  if (deprecated === undefined && days === undefined) return undefined;
  const { since = '', until = '' } = days ?? {};
  const lasts = Date.parse(until) - Date.parse(since);
  if (deprecated !== true || !(lasts >= sixMonths)) {
    throw new ContractRefusal(
      where,
      'deprecated: true goes with x-deprecated: { since, until }, days that are six months apart at least',
    );
  }
  return { since, until };
}

/** Returns whether a call can wait for an event after `after`, for up to `wait` seconds. */
export function waitsOf(node: OperationNode, query: readonly string[], where: string): boolean {
  const waits = node['x-waits-for-events'] === true;
  if (waits && !['wait', 'after'].every((name) => query.includes(name))) {
    throw new ContractRefusal(where, 'x-waits-for-events goes with wait and after in the query');
  }
  return waits;
}
