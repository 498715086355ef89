import { useSession } from '../../../data/session.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Switch } from '../../../ui/Switch.tsx';

/** Whether new chats, and tickets, come to the current agent. */
export function AvailabilitySwitch() {
  const { membership } = useSession();
  const isOnline = membership?.availability !== 'away';
  const { write, busy } = useWrite('team.setAvailability', {
    failed: 'Failed to update your availability',
    refresh: ['auth.user', 'team.list', 'team.assignable', 'chat.agents'],
  });
  return (
    <Switch
      label={isOnline ? 'You are online' : 'You are away'}
      checked={isOnline}
      disabled={busy}
      onChange={(checked) => write({ availability: checked ? 'online' : 'away' })}
      className="p-1"
    />
  );
}
