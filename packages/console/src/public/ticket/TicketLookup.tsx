import type { Schema } from '@helpdesk/sdk';
import { TicketLookupInput } from '@helpdesk/sdk/contract/schemas';
import { useState } from 'react';
import { useContractForm } from '../../data/use-contract-form.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { refusalText, visitorServer } from '../client.ts';

type TicketLookupProps = {
  subdomain: string;
  sought: { email: string; ticketNumber: string };
  /** What was wrong with the link that led here. */
  notice: 'expired' | 'incomplete' | undefined;
  onFound: (ticket: Schema<'PublicTicketAccess'>) => void;
};

const notices = {
  expired: 'This link has expired. Enter your email and ticket number to open the ticket again.',
  incomplete: 'Ticket ID not found',
};

export function TicketLookup({ subdomain, sought, notice, onFound }: TicketLookupProps) {
  const [failure, setFailure] = useState('');
  const [mailed, setMailed] = useState('');
  const { field, errors, handleSubmit, showRefusals, formState } = useContractForm(
    TicketLookupInput,
    { defaults: sought },
  );
  const busy = formState.isSubmitting;

  const submit = handleSubmit(async (values) => {
    setFailure('');
    setMailed('');
    try {
      const found = await visitorServer.publicTickets.lookup({ subdomain, ...values });
      if ('linkMailed' in found) setMailed(`${found.message}.`);
      else onFound(found);
    } catch (error) {
      if (!showRefusals(error)) setFailure(refusalText(error, 'Failed to lookup ticket'));
    }
  });

  return (
    <Card className="mx-auto max-w-md p-5 sm:p-8">
      <h1 className="text-2xl font-semibold tracking-tight">Access Your Ticket</h1>
      <p className="mt-1.5 text-muted-foreground">
        Enter your email and ticket number to view your support ticket
      </p>
      <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-4">
        {failure && <Banner>{failure}</Banner>}
        {mailed && <Banner tone="info">{mailed}</Banner>}
        {!failure && !mailed && notice && (
          <Banner tone={notice === 'expired' ? 'info' : 'danger'}>{notices[notice]}</Banner>
        )}
        <Field label="Email Address" required error={errors.email?.message}>
          <Input {...field('email')} type="email" autoComplete="email" className="h-10 text-base" />
        </Field>
        <Field label="Ticket Number" required error={errors.ticketNumber?.message}>
          <Input
            {...field('ticketNumber')}
            placeholder="TK-2024-123456"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="h-10 text-base tabular-nums"
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-1">
          {busy ? 'Looking up...' : 'Access Ticket'}
        </Button>
      </form>
    </Card>
  );
}
