import type { Schema } from '@helpdesk/sdk';
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { ContactForm } from './ContactForm.tsx';
import { MessageSent } from './MessageSent.tsx';

type ContactCardProps = {
  organization: Schema<'PublicOrganization'>;
  form: Schema<'PublicContactForm'>;
};

/** The form, replaced by the thank-you message after it was sent. */
export function ContactCard({ organization, form }: ContactCardProps) {
  const [sent, setSent] = useState<Schema<'SubmitResult'> | null>(null);
  return (
    <Card className="p-5 sm:p-8">
      {sent ? (
        <MessageSent
          result={sent}
          subdomain={organization.subdomain}
          onAgain={() => setSent(null)}
        />
      ) : (
        <>
          <h1 className="sr-only">Contact Us</h1>
          <ContactForm organization={organization} form={form} onSent={setSent} />
        </>
      )}
    </Card>
  );
}
