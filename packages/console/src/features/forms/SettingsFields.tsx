import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useCan } from '../../data/session.ts';
import { AllowedDomains } from '../../ui/AllowedDomains.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { CaptchaSetting } from './CaptchaSetting.tsx';
import m from './messages.yaml';
import { NoticeConfirmation } from './NoticeConfirmation.tsx';
import { TagsSetting } from './TagsSetting.tsx';

type Settings = Schema<'FormSettings'>;

type SettingsFieldsProps = {
  settings: Settings;
  /** Error messages by path, such as settings.redirectUrl. */
  sentences: ReadonlyMap<string, string>;
  /** The saved form; null for a new one. */
  form: Schema<'ContactForm'> | null;
  onChange: (part: Partial<Settings>) => void;
};

/** A form's settings: its button, confirmation message, notifications and allowed sites. */
export function SettingsFields({ settings, sentences, form, onChange }: SettingsFieldsProps) {
  const mayChangeNotices = useCan()('manage_settings');
  const sentence = (name: keyof Settings) => sentences.get(`settings.${name}`);
  const text = (name: 'submitButtonText' | 'redirectUrl' | 'emailNotificationTo') => ({
    value: settings[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="flex flex-col gap-5">
      <Field
        label={m.settingsFields.submitButtonText}
        error={sentence('submitButtonText')}
        hint={m.settingsFields.sendMessageWhenEmptySubmitOn}
      >
        <Input
          {...text('submitButtonText')}
          maxLength={100}
          placeholder={m.settingsFields.sendMessage}
        />
      </Field>
      <Field label={m.settingsFields.successMessage} error={sentence('successMessage')}>
        <Textarea
          value={settings.successMessage}
          maxLength={2000}
          rows={2}
          className="min-h-14"
          placeholder={m.settingsFields.thankYouYourMessageHasBeen}
          onChange={({ target }) => onChange({ successMessage: target.value })}
        />
      </Field>
      <Field
        label={m.settingsFields.redirectUrl}
        error={sentence('redirectUrl')}
        hint={m.settingsFields.whereVisitorsGoAfterSendingEmpty}
      >
        <Input {...text('redirectUrl')} type="url" placeholder="https://example.com/thanks" />
      </Field>
      <div className="flex flex-col gap-3">
        <Switch
          label={m.settingsFields.emailNotification}
          hint={m.settingsFields.sendAnEmailForEachSubmission}
          checked={settings.sendEmailNotification}
          onChange={(sendEmailNotification) => onChange({ sendEmailNotification })}
        />
        {settings.sendEmailNotification && (
          <Field
            label={m.settingsFields.notify}
            error={sentence('emailNotificationTo')}
            hint={
              mayChangeNotices
                ? m.settingsFields.yourOrganizationsOwnAddressWhenEmpty
                : m.settingsFields.onlyMembersWhoCanChangeSettings
            }
            className="pl-9.5"
          >
            <Input
              {...text('emailNotificationTo')}
              type="email"
              placeholder={mayChangeNotices ? 'team@example.com' : ''}
              disabled={!mayChangeNotices}
            />
          </Field>
        )}
        {settings.sendEmailNotification && <NoticeConfirmation form={form} settings={settings} />}
      </div>
      <Switch
        label={m.settingsFields.collectIpAddresses}
        hint={m.settingsFields.keepTheAddressThatEachSubmission}
        checked={settings.collectIpAddress}
        onChange={(collectIpAddress) => onChange({ collectIpAddress })}
      />
      <CaptchaSetting
        form={form}
        isOn={settings.captcha}
        onChange={(captcha) => onChange({ captcha })}
      />
      <TagsSetting
        tagIds={settings.tagIds}
        sentence={sentence('tagIds')}
        onChange={(tagIds) => onChange({ tagIds })}
      />
      <AllowedDomains
        domains={settings.allowedDomains}
        sentence={domainSentence(sentences)}
        hint={m.settingsFields.oneALineSuchAsExample}
        onChange={(allowedDomains) => onChange({ allowedDomains })}
      />
    </div>
  );
}

const domainSentence = (sentences: ReadonlyMap<string, string>) =>
  [...sentences].find(([path]) => path.startsWith('settings.allowedDomains'))?.[1];
