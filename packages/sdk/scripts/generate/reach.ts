import { rights } from '../../src/rules/roles.ts';
import type { Json, OperationNode } from './contract.ts';
import { ContractRefusal } from './refusal.ts';

/** What an operation's callers reach, beyond whether they may call it. */
export interface Reach {
  /** What it is about, when it is not the organization of the request: the person, or who calls, as their session shows them. */
  about?: About;
  /** A member without this permission reaches only what is theirs. */
  ownOnlyWithout?: string;
  /** Parts of the answer by the names that handlers ask for, each with the permission to see it. */
  sees?: Record<string, string>;
  /** What a visitor reads when the organization they name does not exist. */
  organizationMissing?: string;
}

/** A field of a request and who may write it; no permission means everyone who may call. */
export interface FieldRight {
  /** Names from the body down, with [] for every item of a list. */
  path: string;
  permissions: string[];
  /** What becomes of the field when somebody sends it who may not. */
  otherwise: 'refused' | 'ignored';
  /** What stands in its place once it was ignored. */
  instead?: Json;
}

/** Neither depends on an organization; `person` needs a session that counts everywhere, `caller` answers any. */
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

/** Silence is refused where anybody signed in may call: nothing else says what they reach. */
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
