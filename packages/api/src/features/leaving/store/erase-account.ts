import { agentName } from '@helpdesk/sdk/rules/names';
import { readMemberships } from '../../../auth/store/organizations.ts';
import type { UserRow } from '../../../database/rows/people.ts';
import type { Database, Org } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { redactPerson } from '../../../events/store/redact-person.ts';
import { organizationOf, removePicture } from '../../../files/store/pictures.ts';
import { takeMembershipAway } from '../../team/store/members.ts';

/** The author's name shown on messages of a deleted account. */
const nobody = 'Deleted member';
const itself: Actor = { type: 'system', userId: null, name: null };

/** Deletes an account; its user's messages stay, without their name. If interrupted, it resumes when called again. */
export async function eraseAccount(database: Database, userId: string): Promise<void> {
  const { directory } = database;
  const user = await directory.first<UserRow>(directory.from('users').where('id', userId));
  if (!user) return;
  const places = (await readMemberships(directory, userId)).map((one) => one.organizationId);
  const former = user.former_organization_id;
  for (const id of new Set([...places, ...(former === null ? [] : [former])])) {
    const org = database.org(id);
    await writeUnderNoName(org, userId);
    await removeNameFromTimelines(org, user);
    await redactPerson(org, user);
    await org.write((tx) => tx.remove('invitations', { email: user.email }));
    // Removed last, since memberships show where the user wrote.
    if (places.includes(id)) await takeMembershipAway(org, userId, itself);
  }
  const owner = user.profile_image_url && organizationOf(user.profile_image_url);
  const scope = { users: [userId], organizations: owner ? [owner] : [] };
  await directory.locking(scope).write(async (tx) => {
    if (user.profile_image_url) await removePicture(tx, user.profile_image_url);
    // Also deletes their sessions, passkeys, factors and devices.
    await tx.remove('users', { id: userId });
  });
}

/** Removes the user's name from timelines, which name the agents that tickets were assigned to and that accepted chats. */
async function removeNameFromTimelines(org: Org, user: UserRow) {
  const name = agentName({
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
  });
  await org.write(async (tx) => {
    for (const column of ['from_value', 'to_value'] as const) {
      const where = { kind: 'assigned', [column]: name } as const;
      await tx.update('ticket_activity', where, { [column]: nobody });
    }
    await tx.update('chat_activity', { agent_name: name }, { agent_name: nobody });
  });
}

const atOnce = 200;

async function writeUnderNoName(org: Org, userId: string) {
  for (;;) {
    const rows = await org.all<{ id: string }>(
      org
        .from('ticket_messages')
        .where('user_id', userId)
        .whereNot('author_type', 'customer')
        .whereRaw('coalesce(author_name, ?) <> ?', ['', nobody])
        .limit(atOnce)
        .select('id'),
    );
    if (rows.length === 0) break;
    const ids = rows.map(({ id }) => id);
    const patch = { author_name: nobody, author_email: null };
    await org.write((tx) => tx.update('ticket_messages', { id: ids }, patch));
  }
  const chats = await org.all<{ session_id: string }>(
    org
      .from('chat_messages')
      .where('user_id', userId)
      .where('sender_type', 'agent')
      .distinct('session_id')
      .select('session_id'),
  );
  for (let from = 0; from < chats.length; from += atOnce) {
    const session_id = chats.slice(from, from + atOnce).map((one) => one.session_id);
    await org.write((tx) =>
      tx.update(
        'chat_messages',
        { session_id, user_id: userId, sender_type: 'agent' },
        { sender_name: nobody },
      ),
    );
  }
  await org.write((tx) => tx.update('chat_notes', { user_id: userId }, { author_name: nobody }));
}
