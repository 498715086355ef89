import { fullName } from '@helpdesk/sdk/rules/names';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import type { Person } from '../../../../auth/caller.ts';
import { newId } from '../../../../database/ids.ts';
import type { Org } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import type { Formatted } from '../../../../formatting/formatted.ts';
import { keepHtml } from '../../../../formatting/store/message-html.ts';
import { findTicket } from '../../read/tickets.ts';
import { changeTicket } from '../change.ts';
import { addFollowers } from '../people/add-followers.ts';
import { refuseUnlessAgent, ticketMissing } from '../update.ts';

type HandOver = Omit<Parsed<'tickets.handOver'>['body'], 'note' | 'noteFormat'> & {
  /** The note. */
  words: Formatted;
};

/** Assigns a ticket to a colleague with a note for them; the author then follows it. */
export async function handOver(
  org: Org,
  ticketId: string,
  { assignedAgentId, words, draft, draftFormat }: HandOver,
  author: Person,
  actor: Actor,
): Promise<void> {
  return org.write(async (tx) => {
    const before = await findTicket(tx, ticketId, null);
    if (!before) throw ticketMissing();
    const fields = { assignedAgentId };
    await refuseUnlessAgent(tx, fields);
    const said = {
      id: newId(),
      body: words.text,
      authorType: 'staff' as const,
      visibility: 'internal' as const,
      userId: author.id,
      authorName: fullName(author) || null,
      authorEmail: author.email,
      handedTo: assignedAgentId,
      draft: draft || null,
      draftFormat: draft ? (draftFormat ?? 'text') : null,
    };
    await changeTicket(tx, before, { fields, said }, actor);
    await keepHtml(tx, said.id, words);
    await addFollowers(tx, ticketId, [author.id]);
  });
}
