import { MessageSquareText } from 'lucide-react';
import { openOverlay } from '../../../data/overlay.ts';
import { useAvailability } from '../../../data/use-availability.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';

/** Shows whether the current agent gets new chats and tickets, and why not. */
export function AvailabilitySwitch() {
  const { isAway, reason, set, busy } = useAvailability();
  const away = reason
    ? m.availabilitySwitch.youAreAwayFor({ reason })
    : m.availabilitySwitch.youAreAway;
  return (
    <div className="flex min-w-0 items-center">
      <Switch
        label={isAway ? away : m.availabilitySwitch.youAreOnline}
        checked={!isAway}
        disabled={busy}
        onChange={(checked) => set({ availability: checked ? 'online' : 'away' })}
        className="min-w-0 p-1"
      />
      {isAway && (
        <IconButton
          label={reason ? m.availabilitySwitch.changeTheReason : m.availabilitySwitch.sayWhy}
          aria-haspopup="dialog"
          onClick={() => openOverlay('away')}
        >
          <MessageSquareText />
        </IconButton>
      )}
    </div>
  );
}
