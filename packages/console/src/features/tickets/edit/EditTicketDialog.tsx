import { TicketUpdateInput } from '@helpdesk/sdk/schema/operations';
import { useDeferredValue, useId } from 'react';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { useEdit } from './use-edit.ts';

type EditTicketDialogProps = { ticket: Ticket; onClose: () => void };

/** The contract's schema, with empty fields as null. */
const schema = {
  safeParse: ({ subject, customerName, customerEmail }: Record<string, string>) =>
    TicketUpdateInput.safeParse({
      subject,
      customerName: customerName?.trim() || null,
      customerEmail: customerEmail?.trim() || null,
    }),
};

/** Changes the subject and the requester of a ticket. */
export default function EditTicketDialog({ ticket, onClose }: EditTicketDialogProps) {
  const { field, errors, handleSubmit, showRefusals, watch, setValue, getFieldState } =
    useContractForm(schema as never, {
      defaults: {
        subject: ticket.subject,
        customerName: ticket.customerName ?? '',
        customerEmail: ticket.customerEmail ?? '',
      },
    });
  const { edit, busy } = useEdit(ticket, onClose, showRefusals);
  const known = useKnownPeople(String(watch('customerEmail') ?? ''));
  const list = useId();
  const email = field('customerEmail');

  /** Fills in the name of a known address, unless the user has typed another name. */
  function nameKnown(address: string) {
    const name = known.find((person) => person.email === address.trim().toLowerCase())?.name;
    if (name && !getFieldState('customerName').isDirty) setValue('customerName', name);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.editTicketDialog.edit({ ticketNumber: ticket.ticketNumber })}
      description={m.editTicketDialog.aNewRequesterSeesTheWhole}
    >
      <form
        noValidate
        onSubmit={handleSubmit((values) => edit(values))}
        className="flex flex-col gap-4"
      >
        <Field
          label={m.editTicketDialog.subject}
          required
          error={errors.subject?.message as string | undefined}
        >
          <Input {...field('subject')} maxLength={255} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={m.editTicketDialog.requesterEmail}
            error={errors.customerEmail?.message as string | undefined}
          >
            <Input
              {...email}
              type="email"
              autoComplete="off"
              list={list}
              onBlur={(event) => {
                nameKnown(event.target.value);
                return email.onBlur(event);
              }}
            />
          </Field>
          <Field
            label={m.editTicketDialog.requesterName}
            error={errors.customerName?.message as string | undefined}
          >
            <Input {...field('customerName')} maxLength={200} autoComplete="off" />
          </Field>
        </div>
        <datalist id={list}>
          {known.map((person) => (
            <option key={person.email} value={person.email}>
              {person.name}
            </option>
          ))}
        </datalist>
        <DialogActions>
          <Button onClick={onClose}>{m.editTicketDialog.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {m.editTicketDialog.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** People from other tickets whose address or name starts with the typed text. */
function useKnownPeople(typed: string) {
  const q = useDeferredValue(typed.trim());
  const { data } = useRead('search.query', { q, limit: 6 }, { enabled: q.length > 1 });
  return data?.people ?? [];
}
