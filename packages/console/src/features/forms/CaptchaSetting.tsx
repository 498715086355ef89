import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../data/session.ts';
import { Switch } from '../../ui/Switch.tsx';
import m from './messages.yaml';

type CaptchaSettingProps = {
  /** The saved form; null for a new one. */
  form: Schema<'ContactForm'> | null;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Whether visitors must pass the organization's captcha, if there is one. */
export function CaptchaSetting({ form, isOn, onChange }: CaptchaSettingProps) {
  const maySetUp = useCan()('manage_settings');
  const isMissing = form?.captcha === 'none';
  return (
    <div className="flex flex-col gap-1">
      <Switch
        label={m.settingsFields.captcha}
        hint={isMissing ? m.settingsFields.captchaMissing : m.settingsFields.captchaHint}
        checked={isOn}
        disabled={isMissing && !isOn}
        onChange={onChange}
      />
      {isMissing && maySetUp && (
        <Link
          to="/settings/captcha"
          className="self-start pl-9.5 text-xs underline underline-offset-2"
        >
          {m.settingsFields.setUpCaptcha}
        </Link>
      )}
    </div>
  );
}
