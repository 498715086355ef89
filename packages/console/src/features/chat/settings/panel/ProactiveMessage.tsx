import { X } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import m from '../../messages.yaml';
import { linesOf, type Panel } from './panel.ts';

type Message = NonNullable<Panel['proactiveMessages']>[number];

type ProactiveMessageProps = {
  number: number;
  message: Message;
  errorAt: (path: string) => string | undefined;
  onChange: (message: Message) => void;
  onRemove: () => void;
};

const places = [
  { value: 'all', label: m.proactiveMessage.onEveryPageWithTheChat },
  { value: 'only', label: m.proactiveMessage.onlyOnThesePages },
  { value: 'except', label: m.proactiveMessage.onAllPagesButThese },
];

/** A proactive message and its rule. */
export function ProactiveMessage(props: ProactiveMessageProps) {
  const { number, message, errorAt, onChange, onRemove } = props;
  const [addresses, setAddresses] = useState(message.patterns.join('\n'));
  const set = (change: Partial<Message>) => onChange({ ...message, ...change });
  return (
    <fieldset className="grid gap-3 rounded-lg border p-3 sm:grid-cols-2">
      <legend className="sr-only">{m.proactiveMessage.message({ number })}</legend>
      <div className="flex items-start gap-2 sm:col-span-2">
        <Field
          label={m.proactiveMessage.message2}
          error={errorAt('text')}
          className="min-w-0 flex-1"
          hint={m.proactiveMessage.plainTextOrganizationStandsForYour}
        >
          <Textarea
            rows={2}
            maxLength={200}
            value={message.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        </Field>
        <IconButton
          label={m.proactiveMessage.removeMessage({ number })}
          className="mt-6"
          onClick={onRemove}
        >
          <X />
        </IconButton>
      </div>
      <Field label={m.proactiveMessage.afterSecondsOnThePage} error={errorAt('seconds')}>
        <Input
          type="number"
          min={0}
          max={600}
          value={message.seconds}
          onChange={({ target }) => set({ seconds: Number(target.value) })}
        />
      </Field>
      <Field label={m.proactiveMessage.afterScrollingInPercent} error={errorAt('scrolled')}>
        <Input
          type="number"
          min={0}
          max={100}
          value={message.scrolled}
          onChange={({ target }) => set({ scrolled: Number(target.value) })}
        />
      </Field>
      <Field label={m.proactiveMessage.whereItIsShown} className="sm:col-span-2">
        <Select
          className="sm:max-w-64"
          value={message.shownOn}
          options={places}
          onChange={({ target }) => set({ shownOn: target.value as Message['shownOn'] })}
        />
      </Field>
      {message.shownOn !== 'all' && (
        <Field
          label={m.proactiveMessage.addresses}
          error={errorAt('patterns')}
          className="sm:col-span-2"
          hint={m.proactiveMessage.oneALineSuchAsPricing}
        >
          <Textarea
            rows={2}
            spellCheck={false}
            className="font-mono text-sm"
            value={addresses}
            onChange={({ target }) => {
              setAddresses(target.value);
              set({ patterns: linesOf(target.value) });
            }}
          />
        </Field>
      )}
      <div className="sm:col-span-2">
        <Switch
          checked={message.isForReturning}
          onChange={(isForReturning) => set({ isForReturning })}
          label={m.proactiveMessage.onlyForVisitorsWhoHaveChatted}
        />
      </div>
    </fieldset>
  );
}
