import { Switch } from '../../../../ui/Switch.tsx';
import { Part } from './Part.tsx';
import type { PartProps } from './panel.ts';

/** How visitors notice that somebody has come or answered. */
export function SignalsPart({ panel, onChange }: PartProps) {
  return (
    <Part title="When somebody answers">
      <Switch
        checked={panel.showsJoining}
        onChange={(showsJoining) => onChange({ showsJoining })}
        label="Say who has joined"
        hint="A line in the chat with the first name and picture of its agent."
      />
      <Switch
        checked={panel.countsInTitle}
        onChange={(countsInTitle) => onChange({ countsInTitle })}
        label="Count unread messages in the title of the page"
      />
      <Switch
        checked={panel.hasSound}
        onChange={(hasSound) => onChange({ hasSound })}
        label="Play a sound for messages that are not seen"
      />
    </Part>
  );
}
