import type { Schema } from '@helpdesk/sdk/contract/operations';
import { choiceFields, otherChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { TicketCreateInput } from '@helpdesk/sdk/schema/operations';
import { useEffect, useRef, useState } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { upload } from '../../../data/upload.ts';
import { useArticlePicker } from '../../../data/use-article-picker.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useFormatting } from '../../../data/use-formatting.ts';
import { useReplyPicker } from '../../../data/use-reply-picker.ts';
import { boxOf } from '../../../data/use-trigger.ts';
import { useUploads } from '../../../data/use-uploads.ts';
import { useWrite } from '../../../data/use-write.ts';
import { AttachFiles } from '../../../ui/AttachFiles.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormattedBox } from '../../../ui/formatting/FormattedBox.tsx';
import { Input } from '../../../ui/Input.tsx';
import { LaterArticles } from '../../../ui/LaterArticles.tsx';
import { ReplyButton, ReplyPicker } from '../../../ui/ReplyPicker.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import m from '../messages.yaml';
import { empty, filesIn, formOf, keep, readKept } from './kept.ts';

/** Creates a ticket on behalf of a customer, or for the user themselves. The draft is kept until the ticket has been created. */
export default function NewTicketDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user, organization } = useSession();
  const owner = `${organization?.id}:${user.id}`;
  const [kept] = useState(() => readKept(owner));
  const [isKept, setIsKept] = useState(kept !== null);
  const mayAll = useCan()('view_assigned_tickets');
  const [shown, showBesides] = useState(() => ({
    format: kept?.format ?? '',
    files: filesIn(kept),
  }));
  const besides = useRef(shown);
  const { format, files } = shown;
  const [isUploading, setUploading] = useState(false);
  const form = useContractForm(TicketCreateInput, {
    defaults: formOf(kept ?? empty) as Schema<'TicketCreateInput'>,
  });
  const { field, errors, handleSubmit, showRefusals, getValues, setValue, reset, setFocus } = form;
  const remember = () => {
    const attached = besides.current.files.length > 0 ? JSON.stringify(besides.current.files) : '';
    const values = formOf({ ...empty, ...getValues() });
    keep(owner, { ...values, format: besides.current.format, files: attached });
  };
  // Uploads may finish at any time.
  function addBesides(part: Partial<typeof besides.current>) {
    besides.current = { ...besides.current, ...part };
    showBesides(besides.current);
    remember();
  }
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const text = form.watch('description');
  const typing = {
    box: boxRef,
    text,
    onChange: (next: string) => {
      setValue('description', next, { shouldDirty: true });
      remember();
    },
  };
  const setFormatted = (is: boolean) => addBesides({ format: is ? 'markdown' : 'text' });
  const formatting = useFormatting(
    format ? format === 'markdown' : undefined,
    setFormatted,
    mayAll,
  );
  const uploads = useUploads({
    files,
    onChange: (part) => addBesides(part({ files: besides.current.files })),
    onUnfinished: setUploading,
    send: upload,
    box: boxRef,
    onText: (how) => typing.onChange(how(getValues('description'))),
  });
  const [subject, customerName, customerEmail] = form.watch([
    'subject',
    'customerName',
    'customerEmail',
  ]);
  const canned = useReplyPicker({
    ...typing,
    about: { subject, customerName, customerEmail },
    isStaff: mayAll,
    isFormatted: formatting.isOn,
    onFormatted: () => setFormatted(true),
    onFiles: (more) => addBesides({ files: [...besides.current.files, ...more] }),
  });
  const articles = useArticlePicker({ ...typing, isOn: true });
  const { onKeyDown, textProps } = boxOf(canned, articles);
  // In display order, as the first invalid field gets the focus.
  const subjectField = field('subject');
  const description = field('description');
  const { write, busy } = useWrite('tickets.create', {
    done: m.newTicketDialog.ticketCreatedSuccessfully,
    failed: m.newTicketDialog.failedToCreateTicket,
    refresh: ['tickets.list', 'tickets.stats', 'dashboard.counts'],
    onDone: () => {
      keep(owner, empty);
      onClose();
    },
    onFailed: showRefusals,
  });

  useEffect(() => {
    // The button that had the focus has disappeared.
    if (kept && !isKept) setFocus('subject');
  }, [kept, isKept, setFocus]);

  function startOver() {
    keep(owner, empty);
    reset(formOf(empty) as Schema<'TicketCreateInput'>);
    besides.current = { format: '', files: [] };
    showBesides(besides.current);
    setIsKept(false);
  }

  return (
    <Dialog open={open} onClose={onClose} title={m.newTicketDialog.newTicket}>
      <form
        noValidate
        onSubmit={handleSubmit((values) => {
          if (isUploading || canned.isCopying) return;
          write({
            ...values,
            ...(formatting.isOn && { descriptionFormat: 'markdown' as const }),
            ...(files.length > 0 && { fileIds: files.map(({ id }) => id) }),
          });
        })}
        onChange={remember}
        className="flex flex-col gap-4"
      >
        {isKept && (
          <Banner tone="info">
            {m.newTicketDialog.theTicketThatYouHaveBegun}{' '}
            <button
              type="button"
              className="font-medium underline underline-offset-2"
              onClick={startOver}
            >
              {m.newTicketDialog.startOver}
            </button>
          </Banner>
        )}
        <Field label={m.newTicketDialog.subject} required error={errors.subject?.message}>
          <Input {...subjectField} maxLength={255} />
        </Field>
        <Field label={m.newTicketDialog.description} required error={errors.description?.message}>
          <FormattedBox
            box={boxRef}
            text={text}
            formatting={mayAll ? formatting : null}
            tools={
              mayAll && (
                <>
                  <AttachFiles
                    uploads={uploads}
                    text={text}
                    isFormatted={formatting.isOn}
                    onFormatted={() => setFormatted(true)}
                  />
                  <ReplyButton picker={canned} />
                </>
              )
            }
          >
            <ReplyPicker picker={canned} />
            <LaterArticles picker={articles} />
            <Textarea
              {...description}
              {...textProps}
              onKeyDown={onKeyDown}
              ref={(element) => {
                description.ref(element);
                boxRef.current = element;
              }}
              onBlur={(event) => {
                textProps.onBlur();
                void description.onBlur(event);
              }}
              rows={5}
              className="w-full"
            />
          </FormattedBox>
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={m.newTicketDialog.customerName} error={errors.customerName?.message}>
            <Input {...field('customerName')} autoComplete="off" />
          </Field>
          <Field label={m.newTicketDialog.customerEmail} error={errors.customerEmail?.message}>
            <Input {...field('customerEmail')} type="email" autoComplete="off" />
          </Field>
        </div>
        {otherChoices.map((name) => (
          <Field key={name} label={choiceFields[name].label} error={errors[name]?.message}>
            <Select {...field(name)} options={choiceFields[name].options} />
          </Field>
        ))}
        <DialogActions>
          <Button onClick={onClose}>{m.newTicketDialog.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={isUploading || canned.isCopying}
            busy={busy}
          >
            {m.newTicketDialog.createTicket}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
