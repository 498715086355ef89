import m from './messages.yaml';
import { useSession } from './session.ts';
import { useWrite } from './use-write.ts';

/** Whether the member gets new tickets and chats, why not, and how to change it. */
export function useAvailability(onDone?: () => void) {
  const { membership } = useSession();
  const { write, busy } = useWrite('team.setAvailability', {
    failed: m.useAvailability.failedToUpdateYourAvailability,
    refresh: ['auth.user', 'team.list', 'team.assignable', 'chat.agents'],
    ...(onDone && { onDone }),
  });
  return {
    isAway: membership?.availability === 'away',
    reason: membership?.awayReason,
    set: write,
    busy,
  };
}
