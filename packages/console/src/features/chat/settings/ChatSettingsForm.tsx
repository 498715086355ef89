import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ChatSettingsInput } from '@helpdesk/sdk/schema/operations';
import { type ReactNode, useEffect } from 'react';
import { readKey } from '../../../data/cache.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { fieldRefusals, serverMessage, useWrite } from '../../../data/use-write.ts';
import { AllowedDomains } from '../../../ui/AllowedDomains.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import m from '../messages.yaml';

type Settings = Schema<'ChatSettings'>;

type ChatSettingsFormProps = {
  settings: Settings;
  onDirty?: (isDirty: boolean) => void;
  onDone?: () => void;
  className: string;
  /** Renders the content around the fields, and the buttons below them. */
  children: (
    fields: ReactNode,
    form: { isDirty: boolean; busy: boolean; reset: () => void },
  ) => ReactNode;
};

const valuesOf = (settings: Settings) => {
  const { greeting, idleMinutes, allowedDomains, emailsUnreadAnswers } = settings;
  return { greeting, idleMinutes, allowedDomains, emailsUnreadAnswers };
};

/** The bot's greeting, the idle timeout of chats, and the sites that may embed the chat. */
export function ChatSettingsForm(props: ChatSettingsFormProps) {
  const { settings, onDirty, onDone, className, children } = props;
  const form = useContractForm(ChatSettingsInput, { defaults: valuesOf(settings) });
  const { field, errors, register, watch, setValue, clearErrors, handleSubmit, formState } = form;
  const { isDirty } = formState;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const { write, busy, error } = useWrite('chat.updateSettings', {
    done: m.chatSettingsForm.liveChatSettingsUpdated,
    failed: (reason) => ({
      title: m.chatSettingsForm.error,
      text: serverMessage(reason, m.chatSettingsForm.failedToUpdateLiveChatSettings),
    }),
    replaces: () => readKey('chat.settings'),
    onDone: (saved) => {
      form.reset(valuesOf(saved));
      onDone?.();
    },
    onFailed: form.showRefusals,
  });
  const refused = fieldRefusals(error).find(({ field: name }) => name.startsWith('allowed'));
  const fields = (
    <>
      <Field
        label={m.chatSettingsForm.greeting}
        required
        error={errors.greeting?.message}
        hint={m.chatSettingsForm.whatTheBotSaysFirstOrganization}
      >
        <Textarea {...field('greeting')} rows={3} />
      </Field>
      <Field
        label={m.chatSettingsForm.minutesOfSilence}
        error={errors.idleMinutes?.message}
        hint={m.chatSettingsForm.aChatInWhichNobodySays}
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
      <Switch
        checked={watch('emailsUnreadAnswers') ?? true}
        onChange={(isOn) => setValue('emailsUnreadAnswers', isOn, { shouldDirty: true })}
        label={m.chatSettingsForm.emailUnreadAnswers}
        hint={m.chatSettingsForm.sentAfterThreeMinutes}
      />
      <AllowedDomains
        domains={watch('allowedDomains') ?? []}
        sentence={errors.allowedDomains?.message ?? refused?.message}
        hint={m.chatSettingsForm.oneALineSuchAsExample}
        onChange={(domains) => {
          clearErrors('allowedDomains');
          setValue('allowedDomains', domains, { shouldDirty: true });
        }}
      />
    </>
  );
  return (
    <form noValidate onSubmit={handleSubmit((values) => write(values))} className={className}>
      {children(fields, { isDirty, busy, reset: () => form.reset(valuesOf(settings)) })}
    </form>
  );
}
