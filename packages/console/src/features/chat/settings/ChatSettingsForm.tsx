import { ChatSettingsInput } from '@helpdesk/sdk/schema/operations';
import { useEffect } from 'react';
import { readKey } from '../../../data/cache.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { fieldRefusals, serverMessage, useWrite } from '../../../data/use-write.ts';
import { AllowedDomains } from '../../../ui/AllowedDomains.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import type { SettingsFormProps } from './SettingsDialog.tsx';

/** The bot's greeting, the idle timeout of chats, and the sites that may embed the chat. */
export function ChatSettingsForm({ settings, onDirty, onCancel, onDone }: SettingsFormProps) {
  const { greeting, idleMinutes, allowedDomains } = settings;
  const form = useContractForm(ChatSettingsInput, {
    defaults: { greeting, idleMinutes, allowedDomains },
  });
  const { field, errors, register, watch, setValue, clearErrors, handleSubmit, formState } = form;
  const { isDirty } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const { write, busy, error } = useWrite('chat.updateSettings', {
    done: 'Live chat settings updated',
    failed: (reason) => ({
      title: 'Error',
      text: serverMessage(reason, 'Failed to update live chat settings'),
    }),
    replaces: () => readKey('chat.settings'),
    onDone,
    onFailed: form.showRefusals,
  });
  const refused = fieldRefusals(error).find(({ field: name }) => name.startsWith('allowed'));
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => write(values))}
      className="flex flex-col gap-4"
    >
      <Field
        label="Greeting"
        required
        error={errors.greeting?.message}
        hint="What the bot says first; {organization} stands for your organization's name."
      >
        <Textarea {...field('greeting')} rows={3} />
      </Field>
      <Field
        label="Minutes of silence"
        error={errors.idleMinutes?.message}
        hint="A chat in which nobody says anything for so long is closed."
      >
        <Input
          {...register('idleMinutes', {
            setValueAs: (text) => (String(text).trim() === '' ? Number.NaN : Number(text)),
            onChange: () => clearErrors('idleMinutes'),
          })}
          inputMode="numeric"
          className="max-w-24"
        />
      </Field>
      <AllowedDomains
        domains={watch('allowedDomains') ?? []}
        sentence={errors.allowedDomains?.message ?? refused?.message}
        hint="One a line, such as example.com or *.example.com. Empty: the chat works on every site."
        onChange={(domains) => {
          clearErrors('allowedDomains');
          setValue('allowedDomains', domains, { shouldDirty: true });
        }}
      />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Save Changes
        </Button>
      </DialogActions>
    </form>
  );
}
