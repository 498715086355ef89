import { rights } from '../../src/rules/roles.ts';
import type { Json, OperationNode } from './contract.ts';
import { ContractRefusal } from './refusal.ts';

/** The data that an operation's callers can reach, beyond whether they may call it. */
export interface Reach {
  /** Set if it isn't about the organization of the request: `person` is the signed-in user, `caller` also includes their session. */
  about?: About;
  /** Members without this permission reach only their own items. */
  ownOnlyWithout?: string;
  /** Parts of the response that need a permission, by the name that handlers use. */
  sees?: Record<string, string>;
  /** The error message for a visitor if the organization doesn't exist. */
  organizationMissing?: string;
}

/** A field of a request and the permissions to write it; without any, every caller may. */
export interface FieldRight {
  /** The path of names from the body down, with [] for every item of a list. */
  path: string;
  permissions: string[];
  /** Whether the server rejects a request or ignores the field if the caller has no permission for it. */
  otherwise: 'refused' | 'ignored';
  /** The value that replaces an ignored field. */
  instead?: Json;
}

/** Neither depends on an organization. `person` needs a session that is valid everywhere; `caller` accepts any session. */
type About = 'person' | 'caller';

const isAbout = (about: string | undefined): about is About =>
  about === 'person' || about === 'caller';

type Access = { scheme: string; permissions: string[] }[];

export function reachOf(node: OperationNode, access: Access, where: string): Reach {
  const { 'x-own-only-without': own, 'x-sees': sees } = node;
  const ways = access.filter(({ scheme }) => scheme === 'session');
  const about = aboutOf(node, ways, where);
  for (const [name, permission] of Object.entries({
    ...sees,
    ...(own && { own }),
  })) {
    if (isAbout(about) || ways.length === 0) {
      throw new ContractRefusal(where, `${name}: only members of an organization differ in rights`);
    }
    if (!(rights as readonly string[]).includes(permission)) {
      throw new ContractRefusal(where, `permission ${permission} is unknown to rules/roles.ts`);
    }
    if (ways.every((way) => way.permissions.join() === permission)) {
      throw new ContractRefusal(where, `${name}: every caller has ${permission}`);
    }
  }
  const missing = node['x-organization-missing'];
  if (missing !== undefined && access.length > 0) {
    throw new ContractRefusal(where, 'only operations for anyone name their organization');
  }
  return {
    ...(isAbout(about) && { about }),
    ...(own !== undefined && { ownOnlyWithout: own }),
    ...(sees !== undefined && { sees }),
    ...(missing !== undefined && { organizationMissing: missing }),
  };
}

/** Requires x-about on operations that every signed-in user may call, because nothing else says what they reach. */
function aboutOf(node: OperationNode, ways: Access, where: string): string | undefined {
  const about = node['x-about'];
  const isForAllSignedIn = ways.some((way) => way.permissions.length === 0);
  if (about === undefined && isForAllSignedIn) {
    throw new ContractRefusal(
      where,
      'anybody signed in may call: x-about is person, caller or organization',
    );
  }
  if (about !== undefined && !isForAllSignedIn) {
    throw new ContractRefusal(where, 'x-about is for operations that ask for no permission');
  }
  if (about !== undefined && !isAbout(about) && about !== 'organization') {
    throw new ContractRefusal(where, `x-about is person, caller or organization, not ${about}`);
  }
  return about;
}
