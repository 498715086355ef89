import { type Effect, effectRights } from '@helpdesk/sdk/rules/effects';
import type { Right, useCan } from '../../data/session.ts';

/** A part of a page that people search for by its own name. */
type Part = { label: string; words: string; hash?: string; permission?: Right };

/** A place in the console that people can find by its name or by synonyms. */
export type Destination = {
  path: string;
  label: string;
  /** Synonyms, and words for what the page contains. */
  words: string;
  /** The permission to open it; everyone may if absent. */
  permission?: Right;
  /** Further permissions, all of which are required. */
  also?: readonly Right[];
  /** Its effect on the organization's data; the user needs all permissions for it. */
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
