import { X } from 'lucide-react';
import { useRead } from '../../../../data/use-read.ts';
import { Field } from '../../../../ui/Field.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Select } from '../../../../ui/Select.tsx';
import m from '../../messages.yaml';
import type { Panel } from './panel.ts';

type Reply = Panel['quickReplies'][number];

type QuickReplyProps = {
  number: number;
  reply: Reply;
  errorAt: (path: string) => string | undefined;
  onChange: (reply: Reply) => void;
  onRemove: () => void;
};

const kinds = [
  { value: 'message', label: m.quickReply.says },
  { value: 'form', label: m.quickReply.opensTheForm },
];

/** A button of the opening screen: its label, and the message it sends or the form it opens. */
export function QuickReply({ number, reply, errorAt, onChange, onRemove }: QuickReplyProps) {
  const { label, message, formId } = reply;
  const isForm = message === null;
  const { data: forms = [] } = useRead('contactForms.list');
  const open = forms.filter(({ isActive }) => isActive);
  return (
    <fieldset className="grid gap-3 rounded-lg border p-3 sm:grid-cols-2">
      <legend className="sr-only">{m.quickReply.quickReply({ number })}</legend>
      <Field label={m.quickReply.onTheButton} error={errorAt('label')}>
        <Input
          value={label}
          maxLength={60}
          onChange={({ target }) => onChange({ ...reply, label: target.value })}
        />
      </Field>
      <div className="flex items-end gap-2">
        <Field label={m.quickReply.whatItDoes} className="min-w-0 flex-1">
          <Select
            value={isForm ? 'form' : 'message'}
            options={open.length > 0 || isForm ? kinds : kinds.slice(0, 1)}
            onChange={({ target }) =>
              onChange(
                target.value === 'form'
                  ? { label, message: null, formId: open[0]?.id ?? null }
                  : { label, message: '', formId: null },
              )
            }
          />
        </Field>
        <IconButton label={m.quickReply.removeQuickReply({ number })} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      {isForm ? (
        <Field
          label={m.quickReply.form}
          error={errorAt('formId') ?? errorAt('')}
          className="sm:col-span-2"
        >
          <Select
            value={formId ?? ''}
            options={open.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ target }) => onChange({ ...reply, formId: target.value })}
          />
        </Field>
      ) : (
        <Field
          label={m.quickReply.whatTheVisitorSaysWithIt}
          error={errorAt('message') ?? errorAt('')}
          className="sm:col-span-2"
        >
          <Input
            value={message ?? ''}
            maxLength={1000}
            placeholder={label}
            onChange={({ target }) => onChange({ ...reply, message: target.value })}
          />
        </Field>
      )}
    </fieldset>
  );
}
