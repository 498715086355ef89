import type { Schema } from '@helpdesk/sdk/contract/operations';
import { TicketCreateInput } from '@helpdesk/sdk/contract/schemas';
import { useEffect, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { priorityOptions } from '../choices.ts';
import { empty, type Kept, keep, readKept } from './kept.ts';

/** Opens a ticket on behalf of a customer, or for the user themselves. What is typed stays until there is a ticket. */
export default function NewTicketDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user, organization } = useSession();
  const owner = `${organization?.id}:${user.id}`;
  const [kept] = useState(() => readKept(owner));
  const [isKept, setIsKept] = useState(kept !== null);
  const { field, errors, handleSubmit, showRefusals, getValues, reset, setFocus } = useContractForm(
    TicketCreateInput,
    { defaults: (kept ?? empty) as Schema<'TicketCreateInput'> },
  );
  const { write, busy } = useWrite('tickets.create', {
    done: 'Ticket created successfully',
    failed: 'Failed to create ticket',
    refresh: ['tickets.list', 'tickets.stats', 'dashboard.counts'],
    onDone: () => {
      keep(owner, empty);
      onClose();
    },
    onFailed: showRefusals,
  });

  useEffect(() => {
    // The button that had the focus is gone.
    if (kept && !isKept) setFocus('subject');
  }, [kept, isKept, setFocus]);

  function startOver() {
    keep(owner, empty);
    reset(empty as Schema<'TicketCreateInput'>);
    setIsKept(false);
  }

  return (
    <Dialog open={open} onClose={onClose} title="New Ticket">
      <form
        noValidate
        onSubmit={handleSubmit((values) => write(values))}
        onChange={() => keep(owner, getValues() as Kept)}
        className="flex flex-col gap-4"
      >
        {isKept && (
          <Banner tone="info">
            The ticket that you have begun is back.{' '}
            <button
              type="button"
              className="font-medium underline underline-offset-2"
              onClick={startOver}
            >
              Start over
            </button>
          </Banner>
        )}
        <Field label="Subject" required error={errors.subject?.message}>
          <Input {...field('subject')} maxLength={255} />
        </Field>
        <Field label="Description" required error={errors.description?.message}>
          <Textarea {...field('description')} rows={5} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Customer name" error={errors.customerName?.message}>
            <Input {...field('customerName')} autoComplete="off" />
          </Field>
          <Field label="Customer email" error={errors.customerEmail?.message}>
            <Input {...field('customerEmail')} type="email" autoComplete="off" />
          </Field>
        </div>
        <Field label="Priority" error={errors.priority?.message}>
          <Select {...field('priority')} options={priorityOptions} />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Create Ticket
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
