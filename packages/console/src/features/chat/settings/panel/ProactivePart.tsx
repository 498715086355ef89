import { Plus } from 'lucide-react';
import { newKey } from '../../../../data/repeatable.ts';
import { Button } from '../../../../ui/Button.tsx';
import m from '../../messages.yaml';
import { Part } from './Part.tsx';
import { ProactiveMessage } from './ProactiveMessage.tsx';
import type { PartProps } from './panel.ts';

const MAX_MESSAGES = 5;

/** Proactive messages, shown next to the launcher. */
export function ProactivePart({ panel, onChange, errorAt }: PartProps) {
  const { proactiveMessages: messages = [] } = panel;
  const set = (proactiveMessages: typeof messages) => onChange({ proactiveMessages });
  const add = () =>
    set([
      ...messages,
      {
        id: newKey(),
        text: '',
        seconds: 30,
        scrolled: 0,
        isForReturning: false,
        shownOn: 'all',
        patterns: [],
      },
    ]);
  return (
    <Part title={m.proactivePart.messagesThatShowThemselves}>
      <p className="text-sm text-muted-foreground">
        {m.proactivePart.besideTheLauncherOnceForEach}
      </p>
      {messages.map((message, at) => (
        <ProactiveMessage
          key={message.id}
          number={at + 1}
          message={message}
          errorAt={(path) => errorAt(`proactiveMessages.${at}.${path}`)}
          onChange={(changed) => set(messages.with(at, changed))}
          onRemove={() => set(messages.toSpliced(at, 1))}
        />
      ))}
      {messages.length < MAX_MESSAGES && (
        <Button className="self-start" size="sm" icon={<Plus />} onClick={add}>
          {m.proactivePart.addAMessage}
        </Button>
      )}
    </Part>
  );
}
