import type { Schema } from '@helpdesk/sdk';
import { Send } from 'lucide-react';
import { useRef } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ContactField } from './ContactField.tsx';
import { wideFields } from './columns.ts';
import { useContactAnswers } from './use-contact-answers.ts';

type ContactFormProps = {
  subdomain: string;
  form: Schema<'PublicContactForm'>;
  onSent: (result: Schema<'SubmitResult'>) => void;
};

export function ContactForm({ subdomain, form, onSent }: ContactFormProps) {
  const wide = wideFields(form.fields);
  const trap = useRef<HTMLInputElement>(null);
  const { answers, errors, failure, busy, answer, submit } = useContactAnswers(subdomain, form);

  return (
    <form
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const outcome = await submit(trap.current?.value ?? '');
        if (outcome.result) onSent(outcome.result);
        else focusField(outcome.refused);
      }}
      className="mt-6 grid gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      {failure && <Banner className="sm:col-span-2">{failure}</Banner>}
      {form.fields.map((field, index) => (
        <ContactField
          key={field.id}
          field={field}
          wide={wide[index] ?? false}
          value={answers[field.name] ?? ''}
          error={errors[field.name]}
          onChange={(value) => answer(field.name, value)}
        />
      ))}
      <input
        ref={trap}
        name="helpdesk-website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        maxLength={1000}
        className="sr-only"
      />
      <div className="sm:col-span-2">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={busy}
          icon={<Send />}
          className="max-sm:w-full"
        >
          {busy ? 'Sending Message...' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}

function focusField(name: string | undefined) {
  if (name) document.getElementsByName(name)[0]?.focus();
}
