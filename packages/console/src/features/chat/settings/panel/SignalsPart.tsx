import { Switch } from '../../../../ui/Switch.tsx';
import m from '../../messages.yaml';
import { Part } from './Part.tsx';
import type { PartProps } from './panel.ts';

/** The settings for how visitors notice that an agent has joined or replied. */
export function SignalsPart({ panel, onChange }: PartProps) {
  return (
    <Part title={m.signalsPart.whenSomebodyAnswers}>
      <Switch
        checked={panel.showsJoining}
        onChange={(showsJoining) => onChange({ showsJoining })}
        label={m.signalsPart.sayWhoHasJoined}
        hint={m.signalsPart.aLineInTheChatWith}
      />
      <Switch
        checked={panel.countsInTitle}
        onChange={(countsInTitle) => onChange({ countsInTitle })}
        label={m.signalsPart.countUnreadMessagesInTheTitle}
      />
      <Switch
        checked={panel.hasSound}
        onChange={(hasSound) => onChange({ hasSound })}
        label={m.signalsPart.playASoundForMessagesThat}
      />
    </Part>
  );
}
