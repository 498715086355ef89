import { isStaff } from '@helpdesk/sdk/rules/roles';
import { minutesOfTimer } from '@helpdesk/sdk/rules/time-spent';
import { newId, now } from '../../../../database/ids.ts';
import { prepare } from '../../../../database/prepare.ts';
import type { ArchivedRow } from '../../../../database/rows/archived.ts';
import type { MergedTicketRow } from '../../../../database/rows/tickets.ts';
import type { Org, P, Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { actName } from '../../../../figures/read/acts.ts';
import { markIfFiles } from '../../../../stored-files/store/message-files.ts';
import { ticketFacts } from '../../present.ts';
import { archivedIn, findArchived } from '../../read/archived.ts';
import { mustFind } from '../../read/tickets.ts';
import { moveCounts, moveHoursOfMessages } from '../counts/counts.ts';
import { insertTicketRow } from '../create.ts';
import { withFreeId } from '../external-id.ts';
import { restoreLinks } from '../merge/joining-links.ts';
import { indexForSearch } from '../search.ts';
import { writeTimeline } from '../timeline.ts';
import { ticketMissing } from '../update.ts';
import { type Content, namedBy, nameTicket, ownTables } from './content.ts';

/** Restores a ticket from spam or trash as it was, except for references to data that no longer exists. */
export function restoreTicket(
  org: Org,
  id: string,
  from: ArchivedRow['place'],
  actor: Actor,
): Promise<void> {
  return org.write(async (tx) => {
    const row = await findArchived(tx, id, from);
    if (!row) throw ticketMissing();
    const at = now();
    const kept = JSON.parse(row.content) as Content;
    const content = await stillRight(tx, kept, { at, since: row.put_away_at });
    await tx.remove('put_away_tickets', { id });
    await insertTicketRow(tx, await withFreeId(tx, content.ticket));
    if (content.submission) await takeIn(tx, content.submission);
    // Reversed, so messages come before the rows that reference them.
    for (const table of [...ownTables].reverse()) {
      // Tickets archived before this table existed have none.
      for (const own of content[table] ?? []) {
        const row = table === 'merged_tickets' ? await withFreeId(tx, own as MergedTicketRow) : own;
        // A message that was split off and emailed again has a new link already.
        if (table === 'ticket_access') await tx.insertIfAbsent(table, row as never);
        else await tx.insert(table, row as never);
      }
    }
    await restoreLinks(tx, id, kept.ticket_links ?? []);
    for (const [table] of namedBy) {
      const ids = content.named[table];
      if (ids.length > 0) await nameTicket(tx, table, { id: ids }, id);
    }
    await writeTimeline(tx, id, at, [{ kind: 'restored', from, to: null, actor }]);
    await markIfFiles(tx, id);
    const ticket = await mustFind(tx, id);
    await moveCounts(tx, null, ticket, at);
    await moveHoursOfMessages(tx, content.ticket_messages, 1);
    await indexForSearch(tx, null, ticket, content.ticket_messages.length > 0);
    await tx.add(archivedIn(from), -1);
    const facts = { ticket: ticketFacts(ticket), actor };
    await tx.record('ticket.restored', { ...facts, from });
    for (const { id: replyId, user_id: userId, stopped: because } of content.scheduled_replies) {
      if (because === 'put_away') {
        await tx.record('scheduled_reply.stopped', { ...facts, replyId, userId, because });
      }
    }
  });
}

const formById = prepare((org, p: P<'id'>) =>
  org.from('contact_forms').where('id', p.id).select('id'),
);

/** Stores the submission of a ticket that was spam, unless its form was deleted. */
async function takeIn(tx: Tx, submission: NonNullable<Content['submission']>) {
  const formId = String(submission.form_id);
  if (!(await tx.first(formById({ id: formId })))) return;
  await tx.insert('form_submissions', submission);
  const count = await tx.next(`form.${formId}`);
  await tx.update('contact_forms', { id: formId }, { submission_count: count });
  // Counted at the time it was submitted.
  await tx.add(actName('forms', String(submission.created_at), formId, 'submitted'), 1);
}

/** The archived rows, without references to rows that no longer exist. */
async function stillRight(
  tx: Tx,
  content: Content,
  { at, since }: { at: string; since: string },
): Promise<Content> {
  const members = await tx.all<{ user_id: string; role: string }>(
    tx.from('memberships').select('user_id', 'role'),
  );
  const isMember = new Set(members.map((one) => one.user_id));
  const ofStaff = new Set(members.filter(({ role }) => isStaff(role)).map((one) => one.user_id));
  const { ticket } = content;
  const agent = ticket.assigned_agent_id as string | null;
  const left = agent !== null && !ofStaff.has(agent);
  return {
    ...content,
    ticket: left ? { ...ticket, assigned_agent_id: null, assigned_at: null } : ticket,
    ticket_access: content.ticket_access.filter((one) => one.expires_at > at),
    ticket_reads: content.ticket_reads.filter((one) => isMember.has(one.user_id)),
    ticket_mentions: (content.ticket_mentions ?? []).filter((one) => isMember.has(one.user_id)),
    ticket_followers: (content.ticket_followers ?? []).filter((one) => ofStaff.has(one.user_id)),
    ticket_tags: await tagsLeft(tx, content.ticket_tags),
    // `restoreLinks` adds links, because each is stored for the other ticket too.
    ticket_links: [],
    ticket_tasks: (content.ticket_tasks ?? []).map((one) =>
      one.assignee_id && ofStaff.has(one.assignee_id) ? one : { ...one, assignee_id: null },
    ),
    // A timer ran until the ticket was archived; its member may have started another one.
    time_entries: (content.time_entries ?? []).map((one) =>
      one.started_at
        ? { ...one, started_at: null, minutes: minutesOfTimer(one.started_at, since) }
        : one,
    ),
    scheduled_replies: content.scheduled_replies.map((one) => ({
      ...one,
      leased_until: null,
      ...(!ofStaff.has(one.user_id)
        ? { stopped: 'author_left' as const, due_at: null }
        : one.due_at && one.due_at <= at
          ? { stopped: 'put_away' as const, due_at: null }
          : {}),
    })),
    ticket_snoozes: content.ticket_snoozes.map((one) => ({
      ...one,
      id: newId(),
      leased_until: null,
    })),
  };
}

/** Drops permanently deleted tags, and replaces merged tags by their current target, as on other tickets. */
async function tagsLeft(tx: Tx, tags: Content['ticket_tags']): Promise<Content['ticket_tags']> {
  if (tags.length === 0) return tags;
  const rows = await tx.all<{ id: string; merged_into: string | null }>(
    tx.from('all_tags').select('id', 'merged_into'),
  );
  const into = new Map(rows.map((row) => [row.id, row.merged_into]));
  const isMerged = (id: string) => into.has(into.get(id) ?? '');
  const own = tags.filter(({ tag_id: id }) => into.has(id) && !isMerged(id));
  const left = new Map(own.map((tag) => [tag.tag_id, tag]));
  for (const tag of tags.filter(({ tag_id: id }) => isMerged(id))) {
    let from = tag.tag_id;
    while (isMerged(into.get(from) ?? '')) from = into.get(from) ?? '';
    const to = into.get(from) ?? '';
    const there = left.get(to);
    if (!there) left.set(to, { ...tag, tag_id: to, merged_from: from });
    // With both tags, the row of the merged one is kept for undoing the merge.
    else if (there.merged_from !== from) left.set(from, { ...tag, tag_id: from });
  }
  return [...left.values()];
}
