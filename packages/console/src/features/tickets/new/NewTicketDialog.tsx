import { TicketCreateInput } from '@helpdesk/sdk/contract/schemas';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { priorityOptions } from '../choices.ts';

/** Opens a ticket on behalf of a customer, or for the user themselves. */
export default function NewTicketDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { field, errors, handleSubmit, showRefusals } = useContractForm(TicketCreateInput, {
    defaults: {
      subject: '',
      description: '',
      priority: 'normal',
      customerEmail: '',
      customerName: '',
    },
  });
  const { write, busy } = useWrite('tickets.create', {
    done: 'Ticket created successfully',
    failed: 'Failed to create ticket',
    refresh: ['tickets.list', 'tickets.stats', 'dashboard.counts'],
    onDone: onClose,
    onFailed: showRefusals,
  });

  return (
    <Dialog open={open} onClose={onClose} title="New Ticket">
      <form
        noValidate
        onSubmit={handleSubmit((values) => write(values))}
        className="flex flex-col gap-4"
      >
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
