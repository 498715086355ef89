import { X } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
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
  { value: 'all', label: 'On every page with the chat' },
  { value: 'only', label: 'Only on these pages' },
  { value: 'except', label: 'On all pages but these' },
];

/** A message that shows itself, and when. */
export function ProactiveMessage(props: ProactiveMessageProps) {
  const { number, message, errorAt, onChange, onRemove } = props;
  const [addresses, setAddresses] = useState(message.patterns.join('\n'));
  const set = (change: Partial<Message>) => onChange({ ...message, ...change });
  return (
    <fieldset className="grid gap-3 rounded-lg border p-3 sm:grid-cols-2">
      <legend className="sr-only">Message {number}</legend>
      <div className="flex items-start gap-2 sm:col-span-2">
        <Field
          label="Message"
          error={errorAt('text')}
          className="min-w-0 flex-1"
          hint="Plain text; {organization} stands for your name."
        >
          <Textarea
            rows={2}
            maxLength={200}
            value={message.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        </Field>
        <IconButton label={`Remove message ${number}`} className="mt-6" onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      <Field label="After seconds on the page" error={errorAt('seconds')}>
        <Input
          type="number"
          min={0}
          max={600}
          value={message.seconds}
          onChange={({ target }) => set({ seconds: Number(target.value) })}
        />
      </Field>
      <Field label="After scrolling, in percent" error={errorAt('scrolled')}>
        <Input
          type="number"
          min={0}
          max={100}
          value={message.scrolled}
          onChange={({ target }) => set({ scrolled: Number(target.value) })}
        />
      </Field>
      <Field label="Where it is shown" className="sm:col-span-2">
        <Select
          className="sm:max-w-64"
          value={message.shownOn}
          options={places}
          onChange={({ target }) => set({ shownOn: target.value as Message['shownOn'] })}
        />
      </Field>
      {message.shownOn !== 'all' && (
        <Field
          label="Addresses"
          error={errorAt('patterns')}
          className="sm:col-span-2"
          hint="One a line, such as /pricing, /shop/* or shop.example.com/cart*."
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
          label="Only for visitors who have chatted before"
        />
      </div>
    </fieldset>
  );
}
