import { agentName } from '@helpdesk/sdk/rules/names';
import { withoutPictures } from '@helpdesk/sdk/rules/picture-marks';
import { HandOverInput } from '@helpdesk/sdk/schema/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readKey } from '../../../data/cache.ts';
import { type Draft, putDraft, readDrafts } from '../../../data/drafts.ts';
import { useSession } from '../../../data/session.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useFormatting } from '../../../data/use-formatting.ts';
import { useRead } from '../../../data/use-read.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormattedBox } from '../../../ui/formatting/FormattedBox.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { draftsKey } from '../composer/draft.ts';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { undoChange } from '../undo-change.ts';

type HandOverDialogProps = { ticket: Ticket; onClose: () => void };

const stale = ['tickets.list', 'tickets.stats', 'tickets.unread', 'dashboard.counts'] as const;

const keyOf = (userId: string, ticketId: string) => `helpdesk_hand_over:${userId}:${ticketId}`;

/** Files stay with the member who attached them. */
const textWithoutFiles = ({ text, isFormatted }: Draft) =>
  isFormatted ? withoutPictures(text) : text;

/** Assigns a ticket to a colleague with a note, and shares the draft reply. The draft is kept until that has succeeded. */
export default function HandOverDialog({ ticket, onClose }: HandOverDialogProps) {
  const { id, ticketNumber } = ticket;
  const { user } = useSession();
  const client = useQueryClient();
  const { data: members = [] } = useRead('team.assignable');
  const [{ reply, note: noteDraft }] = useState(() => readDrafts(draftsKey(user.id, id)));
  const written = textWithoutFiles(reply);
  const [isShared, setShared] = useState(true);
  const kept = keyOf(user.id, id);
  const hasDraft = written.trim() !== '';
  const { field, errors, handleSubmit, showRefusals, getValues, watch } = useContractForm(
    HandOverInput,
    {
      defaults: {
        assignedAgentId: '',
        // A draft note becomes the note of the handover.
        note: sessionStorage.getItem(kept) ?? textWithoutFiles(noteDraft),
      },
    },
  );
  const box = useRef<HTMLTextAreaElement>(null);
  const note = field('note');
  const [begun, setBegun] = useState(noteDraft.text ? noteDraft.isFormatted === true : undefined);
  const formatting = useFormatting(begun, setBegun);
  const isDraftFormatted = reply.isFormatted === true;
  const from = { assignedAgentId: ticket.assignedAgent?.id ?? null };
  const { write, busy } = useWrite('tickets.handOver', {
    repeatable: true,
    done: (after, { assignedAgentId }) => ({
      title: m.handOverDialog.ticketHandedOver,
      text: m.handOverDialog.isNowAssignedTo({
        ticketNumber,
        agentName: agentName(after.assignedAgent),
      }),
      undo: () => void undoChange(client, after, { from, to: { assignedAgentId } }),
    }),
    failed: (error) =>
      showRefusals(error)
        ? null
        : {
            title: m.handOverDialog.error,
            text: serverMessage(error, m.handOverDialog.failedToHandOverTheTicket),
          },
    refresh: stale,
    replaces: (after) => readKey('tickets.get', { id: after.id }),
    onDone: (_, { draft: shared }) => {
      sessionStorage.removeItem(kept);
      if (shared) putDraft(draftsKey(user.id, id), 'reply', { ...reply, text: '' });
      if (noteDraft.text) putDraft(draftsKey(user.id, id), 'note', { ...noteDraft, text: '' });
      onClose();
    },
  });
  const shared = {
    draft: written,
    ...(isDraftFormatted && { draftFormat: 'markdown' as const }),
  };
  const others = members.filter((member) => member.user.id !== user.id);

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.handOverDialog.handOver({ ticketNumber })}
      description={m.handOverDialog.yourColleagueIsNotifiedWithThe}
    >
      <form
        noValidate
        onChange={() => sessionStorage.setItem(kept, getValues('note'))}
        onSubmit={handleSubmit((values) =>
          write({
            id,
            ...values,
            ...(formatting.isOn && { noteFormat: 'markdown' as const }),
            ...(hasDraft && isShared && shared),
          }),
        )}
        className="flex flex-col gap-4"
      >
        <Field label={m.handOverDialog.colleague} required error={errors.assignedAgentId?.message}>
          <Select
            {...field('assignedAgentId')}
            options={[
              { value: '', label: m.handOverDialog.chooseAColleague },
              ...others.map((member) => ({
                value: member.user.id,
                label: agentName(member.user),
              })),
            ]}
          />
        </Field>
        <Field label={m.handOverDialog.note} required error={errors.note?.message}>
          <FormattedBox box={box} text={watch('note')} formatting={formatting}>
            <Textarea
              {...note}
              ref={(element) => {
                note.ref(element);
                box.current = element;
              }}
              rows={4}
              maxLength={20000}
              className="w-full"
            />
          </FormattedBox>
        </Field>
        {hasDraft && (
          <Switch
            label={m.handOverDialog.giveThemMyDraft}
            hint={m.handOverDialog.itWaitsForThemAboveTheir}
            checked={isShared}
            onChange={setShared}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>{m.handOverDialog.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {m.handOverDialog.handOver2}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
