import { type Effect, effectRights } from '@helpdesk/sdk/rules/effects';
import type { Right, useCan } from '../../data/session.ts';

/** A part of a page that people look for by a name of its own. */
type Part = { label: string; words: string; hash?: string; permission?: Right };

/** A place in the console that people find by its name, or by what else they call it. */
export type Destination = {
  path: string;
  label: string;
  /** Synonyms, and what is on the page. */
  words: string;
  /** Who may open it; everybody when absent. */
  permission?: Right;
  /** What they need in addition. */
  also?: readonly Right[];
  /** What it does to the organization's data, which takes all rights of that. */
  effect?: Effect;
  parts?: readonly Part[];
};

/** Whether a member may open a place. */
export function mayOpen(
  { permission, also = [], effect }: Pick<Destination, 'permission' | 'also' | 'effect'>,
  can: ReturnType<typeof useCan>,
): boolean {
  const ofEffect = effect ? effectRights[effect] : [];
  return can(permission) && [...also, ...ofEffect].every((right) => can(right));
}
