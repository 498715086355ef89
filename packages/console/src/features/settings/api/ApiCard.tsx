import { ApiSettingsInput } from '@helpdesk/sdk/schema/operations';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';
import { SettingsSaveBar } from '../SettingsSaveBar.tsx';
import { type Settings, settingsKey, type TabProps } from '../settings.ts';
import { OwnKey } from './OwnKey.tsx';

const valuesOf = ({ webhookUrl, apiKeyEnabled }: Settings) => ({
  webhookUrl: webhookUrl ?? '',
  apiKeyEnabled,
});

/** The organization's own API key, and the webhook that gets every event. */
export function ApiCard({ settings }: TabProps) {
  const saved = valuesOf(settings);
  const form = useContractForm(ApiSettingsInput, { defaults: saved });
  const { field, errors, watch, setValue, reset, handleSubmit } = form;
  const { isDirty, dirtyFields } = form.formState;
  const { write, busy } = useWrite('organization.updateApi', {
    done: m.apiCard.apiSettingsUpdated,
    failed: m.apiCard.failedToUpdateApiSettings,
    replaces: settingsKey,
    refresh: ['organization.apiKey', 'apiKeys.list', 'webhooks.list'],
    onDone: (result) => reset(valuesOf(result)),
    onFailed: form.showRefusals,
  });
  // Only changed fields are sent; an empty URL is a change that deletes the webhook.
  const save = handleSubmit(() => {
    const { webhookUrl = '', apiKeyEnabled = false } = form.getValues();
    write({
      ...(dirtyFields.webhookUrl && { webhookUrl }),
      ...(dirtyFields.apiKeyEnabled && { apiKeyEnabled }),
    });
  });
  return (
    <Card>
      <CardHeader title={m.apiCard.apiSettings} subtitle={m.apiCard.oneKeyThatMayDoEverything} />
      <form noValidate onSubmit={save}>
        <CardBody className="flex flex-col gap-5">
          <Switch
            checked={watch('apiKeyEnabled') ?? saved.apiKeyEnabled}
            onChange={(on) => setValue('apiKeyEnabled', on, { shouldDirty: true })}
            label={m.apiCard.apiKey}
            hint={m.apiCard.letsYourOwnProgramsActFor}
          />
          <Field
            label={m.apiCard.webhookUrl}
            error={errors.webhookUrl?.message}
            hint={m.apiCard.everyEventIsSentThereEmpty}
          >
            <Input
              {...field('webhookUrl')}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://shop.example.com/hooks/helpdesk"
            />
          </Field>
        </CardBody>
        {settings.apiKeyEnabled && <OwnKey />}
        <SettingsSaveBar isDirty={isDirty} busy={busy} onReset={() => reset(saved)} />
      </form>
    </Card>
  );
}
