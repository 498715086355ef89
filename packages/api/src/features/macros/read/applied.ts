import { agentName, type Named } from '@helpdesk/sdk/rules/names';
import type { Member } from '../../../auth/caller.ts';
import { mayCall, mayWrite } from '../../../auth/may-call.ts';
import type { MacroSteps } from '../../../database/rows/macros.ts';
import type { Org } from '../../../database/types.ts';
import { readFilesOf } from '../../../stored-files/read/message-files.ts';
import { readForTexts } from '../../organization/store/organization.ts';
import { presentTagRef } from '../../tags/present.ts';
import { readCurrentTags } from '../../tags/read/tags.ts';
import { findAgent } from '../../tickets/read/agents.ts';
import { filesIn, stepsOf } from '../steps.ts';
import { findMacro } from './macros.ts';

/** A macro as a member applies it, with all data needed to compare it with tickets. */
export type Applied = Awaited<ReturnType<typeof readApplied>>;

export async function readApplied(org: Org, id: string, member: Member) {
  const macro = await findMacro(org, id, member.user.id);
  const steps = stepsOf(macro);
  const tagsOf = await readCurrentTags(org);
  const { user } = member;
  return {
    macro,
    steps,
    files: filesIn(steps).length > 0 ? await readFilesOf(org, macro.id) : [],
    add: tagsOf(steps.addTagIds).map(presentTagRef),
    remove: tagsOf(steps.removeTagIds).map(presentTagRef),
    assignee: await assigneeOf(org, steps, user),
    /** Changes that the member may make manually. */
    may: {
      assign: mayWrite('tickets.bulk', 'assignedAgentId', member),
      change: mayWrite('tickets.bulk', 'status', member),
      reply: mayCall('tickets.reply', member),
      note: mayWrite('tickets.reply', 'isInternal', member),
    },
    writing: { agent: user, ...(await readForTexts(org)) },
  };
}

interface Assignee {
  userId: string | null;
  name: string | null;
  /** Why the ticket can't be assigned. */
  refusal: string | null;
}

async function assigneeOf(
  org: Org,
  { assignee }: MacroSteps,
  me: Named & { id: string },
): Promise<Assignee | null> {
  if (assignee === null) return null;
  if (assignee === 'none') return { userId: null, name: null, refusal: null };
  if (assignee === 'me') return { userId: me.id, name: agentName(me), refusal: null };
  const found = await findAgent(org, assignee);
  if (!found) {
    const refusal = 'Assigned agent must be a member of this organization';
    return { userId: assignee, name: null, refusal };
  }
  const { first_name: firstName, last_name: lastName, email } = found;
  return { userId: assignee, name: agentName({ firstName, lastName, email }), refusal: null };
}
