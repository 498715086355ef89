import { useSession } from '../../../data/session.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';

/** Whether new chats, and tickets, come to the current agent. */
export function AvailabilitySwitch() {
  const { membership } = useSession();
  const isOnline = membership?.availability !== 'away';
  const { write, busy } = useWrite('team.setAvailability', {
    failed: m.availabilitySwitch.failedToUpdateYourAvailability,
    refresh: ['auth.user', 'team.list', 'team.assignable', 'chat.agents'],
  });
  return (
    <Switch
      label={isOnline ? m.availabilitySwitch.youAreOnline : m.availabilitySwitch.youAreAway}
      checked={isOnline}
      disabled={busy}
      onChange={(checked) => write({ availability: checked ? 'online' : 'away' })}
      className="p-1"
    />
  );
}
