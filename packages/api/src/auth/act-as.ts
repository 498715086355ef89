import { holdsAllOf } from '@helpdesk/sdk/rules/roles';
import { Refusal } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';
import type { KeyCaller, Member } from './caller.ts';
import type { Asked } from './foreign-pages.ts';
import { refuseUnlessAllowed } from './key-permissions.ts';
import { permissionsIn } from './permissions.ts';
import { findMemberNamed } from './store/members.ts';

/** The header that names the member an API key acts for in this call. */
export const actAsHeader = 'X-Act-As';

/** Returns the member that a key acts for in this call: the one in the header, or the key's own. */
export async function memberOfCall(asked: Asked, server: ServerContext, key: KeyCaller) {
  const named = asked.get(actAsHeader).trim();
  if (named) return memberFor(server, key, named);
  if (!key.member) throw keyWithoutMember();
  return key.member;
}

async function memberFor(server: ServerContext, key: KeyCaller, named: string): Promise<Member> {
  refuseUnlessAllowed(key, ['members:act_as']);
  // Acting as any member needs every permission, so it stops working when the key's creator loses one.
  if (!key.maker || !holdsAllOf(key.maker, 'admin')) throw actAsEnded();
  const { organizationId } = key;
  const row = await findMemberNamed(server.database.directory, organizationId, named);
  // Members of other organizations get the same answer as unknown members.
  if (!row) throw new Refusal(403, `No member matches ${actAsHeader}`, 'act_as_unknown');
  return {
    user: {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      profileImageUrl: row.profile_image_url,
    },
    role: row.role,
    permissions: permissionsIn(row.permissions),
    organizationId,
    via: key.name,
  };
}

/** Refuses the header where calls run as the key itself, so its words are never mistaken for a member's. */
export function refuseActAs(asked: Asked) {
  if (!asked.get(actAsHeader)) return;
  throw new Refusal(
    400,
    `${actAsHeader} can't be used here: an API key calls this operation as itself`,
    'act_as_not_here',
  );
}

const actAsEnded = () =>
  new Refusal(
    403,
    'The member who made this API key no longer has all permissions. An admin has to save its permissions again.',
    'key_permission_missing',
  );

const keyWithoutMember = () =>
  new Refusal(
    403,
    "This API key doesn't act for a member, so it can use only /api/v1",
    'key_without_member',
  );
