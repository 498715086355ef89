import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useCan } from '../../data/session.ts';
import { AllowedDomains } from '../../ui/AllowedDomains.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { NoticeConfirmation } from './NoticeConfirmation.tsx';
import { TagsSetting } from './TagsSetting.tsx';

type Settings = Schema<'FormSettings'>;

type SettingsFieldsProps = {
  settings: Settings;
  /** By path, such as settings.redirectUrl. */
  sentences: ReadonlyMap<string, string>;
  /** As it is saved; null before. */
  form: Schema<'ContactForm'> | null;
  onChange: (part: Partial<Settings>) => void;
};

/** A form's settings: its button, thank-you message, notifications and allowed sites. */
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
        label="Submit button text"
        error={sentence('submitButtonText')}
        hint="Send Message when empty; Submit on the embedded page."
      >
        <Input {...text('submitButtonText')} maxLength={100} placeholder="Send Message" />
      </Field>
      <Field label="Success message" error={sentence('successMessage')}>
        <Textarea
          value={settings.successMessage}
          maxLength={2000}
          rows={2}
          className="min-h-14"
          placeholder="Thank you! Your message has been sent successfully."
          onChange={({ target }) => onChange({ successMessage: target.value })}
        />
      </Field>
      <Field
        label="Redirect URL"
        error={sentence('redirectUrl')}
        hint="Where visitors go after sending. Empty keeps them where they are."
      >
        <Input {...text('redirectUrl')} type="url" placeholder="https://example.com/thanks" />
      </Field>
      <div className="flex flex-col gap-3">
        <Switch
          label="Email notification"
          hint="Send an email for each submission."
          checked={settings.sendEmailNotification}
          onChange={(sendEmailNotification) => onChange({ sendEmailNotification })}
        />
        {settings.sendEmailNotification && (
          <Field
            label="Notify"
            error={sentence('emailNotificationTo')}
            hint={
              mayChangeNotices
                ? "Your organization's own address when empty."
                : 'Only members who can change settings can edit this address.'
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
        label="Collect IP addresses"
        hint="Keep the address that each submission came from."
        checked={settings.collectIpAddress}
        onChange={(collectIpAddress) => onChange({ collectIpAddress })}
      />
      <TagsSetting
        tagIds={settings.tagIds}
        sentence={sentence('tagIds')}
        onChange={(tagIds) => onChange({ tagIds })}
      />
      <AllowedDomains
        domains={settings.allowedDomains}
        sentence={domainSentence(sentences)}
        hint="One a line, such as example.com or *.example.com. Empty: the form works on every site, and its frame tells no site what was filled in."
        onChange={(allowedDomains) => onChange({ allowedDomains })}
      />
    </div>
  );
}

const domainSentence = (sentences: ReadonlyMap<string, string>) =>
  [...sentences].find(([path]) => path.startsWith('settings.allowedDomains'))?.[1];
