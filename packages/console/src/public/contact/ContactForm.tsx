import type { Schema } from '@helpdesk/sdk';
import { useMemo } from 'react';
import { useFormElement } from '../../data/use-form-element.ts';
import { useWidgetScript } from '../../data/use-widget-script.ts';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { useTheme } from '../../ui/theme.ts';

type ContactFormProps = {
  organization: Schema<'PublicOrganization'>;
  form: Schema<'PublicContactForm'>;
  onSent: (result: Schema<'SubmitResult'>) => void;
};

/** The same form element that other sites embed; this page has its own texts for the button and the thank-you message. */
export function ContactForm({ organization, form, onSent }: ContactFormProps) {
  const { dark } = useTheme();
  const isThere = useWidgetScript();
  const attributes = useMemo(
    () => ({
      organization: organization.subdomain,
      theme: dark ? 'dark' : 'light',
      source: 'form',
      'submit-text': 'Send Message',
      'sending-text': 'Sending Message...',
    }),
    [organization, dark],
  );
  const definition = useMemo(() => ({ ...form, settings: {}, organization }), [form, organization]);
  const box = useFormElement({ definition, attributes, onSuccess: onSent });
  return (
    <>
      {!isThere && <LoadingScreen inline text="Loading form..." />}
      <div
        ref={box}
        className="[--helpdesk-border:0] [--helpdesk-color-surface:transparent] [--helpdesk-font:var(--font-sans)] [--helpdesk-padding:0]"
      />
    </>
  );
}
