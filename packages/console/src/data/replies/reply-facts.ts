import { type ReplyAbout, replyFacts } from '@helpdesk/sdk/rules/reply-facts';
import { useSession } from '../session.ts';
import { useRead } from '../use-read.ts';

/** Returns the values of canned reply variables; the organization is loaded only if wanted. */
export function useReplyFacts(about: ReplyAbout, isWanted: boolean) {
  const { user, organization } = useSession();
  const { data, isPending } = useRead('organization.get', undefined, { enabled: isWanted });
  const facts = replyFacts(about, {
    agent: user,
    organization: { name: organization?.name },
    hours: data?.organization,
  });
  return { facts, isPending };
}
