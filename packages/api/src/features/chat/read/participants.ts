import type { Schema } from '@helpdesk/sdk/contract/operations';
import { agentName } from '@helpdesk/sdk/rules/names';
import type { OrgScope } from '../../../database/types.ts';

interface Item {
  userId: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
}

/** A column for queries on `chat_sessions`: the participants as comma-separated JSON objects; null for none. */
export function participantColumn(org: OrgScope) {
  const found = org
    .from('chat_participants', 'invited')
    .join('users as colleague', 'colleague.id', 'invited.user_id')
    .whereRaw('invited.session_id = chat_sessions.id')
    .orderBy(['invited.joined_at', 'invited.user_id'])
    .select(
      org.json<Item>(
        {
          userId: 'colleague.id',
          firstName: 'colleague.first_name',
          lastName: 'colleague.last_name',
          email: 'colleague.email',
        },
        'json',
      ),
    );
  return org.raw('? as participant_items', [org.text(found, 'json', ',')]);
}

/** A row with that column. */
export interface WithParticipants {
  participant_items: string | null;
}

export const participantsIn = ({
  participant_items: items,
}: WithParticipants): Schema<'ChatAgentRef'>[] =>
  (items ? (JSON.parse(`[${items}]`) as Item[]) : []).map((one) => ({
    userId: one.userId,
    name: agentName(one),
  }));
