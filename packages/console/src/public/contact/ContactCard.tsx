import type { Schema } from '@helpdesk/sdk';
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { ContactForm } from './ContactForm.tsx';
import { MessageSent } from './MessageSent.tsx';

type ContactCardProps = { subdomain: string; form: Schema<'PublicContactForm'> };

/** The form, and in its place the thanks once it was sent. */
export function ContactCard({ subdomain, form }: ContactCardProps) {
  const [sent, setSent] = useState<Schema<'SubmitResult'> | null>(null);
  return (
    <Card className="p-5 sm:p-8">
      {sent ? (
        <MessageSent result={sent} subdomain={subdomain} onAgain={() => setSent(null)} />
      ) : (
        <>
          <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">{form.title}</h1>
          {form.description && (
            <p className="mt-1.5 text-muted-foreground wrap-anywhere">{form.description}</p>
          )}
          <ContactForm subdomain={subdomain} form={form} onSent={setSent} />
        </>
      )}
    </Card>
  );
}
