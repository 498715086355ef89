import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isEmail } from '@helpdesk/sdk/rules/email';
import { choiceFields, otherChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { TicketCreateInput } from '@helpdesk/sdk/schema/operations';
import { useNavigate } from '@tanstack/react-router';
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
import { type Beside, besideOf, empty, fieldsOf, formOf, keep, keptOf, readKept } from './kept.ts';
import { assigneeOf, MoreFields } from './MoreFields.tsx';
import { Purpose } from './Purpose.tsx';

const addressesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/**
 * Creates a ticket: for a request of a customer, as a message to one, or for the user themselves. The draft is kept until the ticket has been
 * created.
 */
export default function NewTicketDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user, organization } = useSession();
  const owner = `${organization?.id}:${user.id}`;
  const [kept] = useState(() => readKept(owner));
  const [isKept, setIsKept] = useState(kept !== null);
  const can = useCan();
  const mayAll = can('view_assigned_tickets');
  const [shown, showBesides] = useState(() => besideOf(kept ?? empty));
  const besides = useRef(shown);
  const { format, files } = shown;
  const isOutbound = mayAll && shown.outbound !== '';
  const ccs = mayAll ? addressesIn(shown.ccs) : [];
  const noEmail = ccs.find((text) => !isEmail(text));
  const [isUploading, setUploading] = useState(false);
  const form = useContractForm(TicketCreateInput, {
    defaults: formOf(kept ?? empty) as Schema<'TicketCreateInput'>,
    check: ({ customerEmail }) =>
      isOutbound && !customerEmail?.trim()
        ? { customerEmail: m.newTicketDialog.enterTheirAddress }
        : {},
  });
  const { field, errors, handleSubmit, showRefusals, getValues, setValue, reset, setFocus } = form;
  const remember = () =>
    keep(owner, { ...formOf({ ...empty, ...fieldsOf(getValues()) }), ...keptOf(besides.current) });
  // Uploads may finish at any time.
  function addBesides(part: Partial<Beside>) {
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
  const navigate = useNavigate();
  const { write, busy } = useWrite('tickets.create', {
    done: ({ id }) =>
      isOutbound
        ? {
            title: m.newTicketDialog.messageSent,
            action: {
              label: m.newTicketDialog.openTicket,
              run: () => void navigate({ to: '/tickets/$id', params: { id } as never }),
            },
          }
        : m.newTicketDialog.ticketCreatedSuccessfully,
    failed: isOutbound
      ? m.newTicketDialog.failedToSendTheMessage
      : m.newTicketDialog.failedToCreateTicket,
    refresh: ['tickets.list', 'tickets.stats', 'dashboard.counts'],
    onDone: () => {
      keep(owner, empty);
      onClose();
    },
    onFailed: showRefusals,
  });
  const customer = () => (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={m.newTicketDialog.customerName} error={errors.customerName?.message}>
        <Input {...field('customerName')} autoComplete="off" />
      </Field>
      <Field
        label={m.newTicketDialog.customerEmail}
        required={isOutbound}
        error={errors.customerEmail?.message}
      >
        <Input {...field('customerEmail')} type="email" autoComplete="off" />
      </Field>
    </div>
  );
  const choices = () =>
    otherChoices.map((name) => (
      <Field key={name} label={choiceFields[name].label} error={errors[name]?.message}>
        <Select {...field(name)} options={choiceFields[name].options} />
      </Field>
    ));
  // In display order, as the first invalid field gets the focus.
  const recipient = isOutbound && customer();
  const subjectField = field('subject');
  const description = field('description');

  useEffect(() => {
    // The button that had the focus has disappeared.
    if (kept && !isKept) setFocus('subject');
  }, [kept, isKept, setFocus]);

  function startOver() {
    keep(owner, empty);
    reset(formOf(empty) as Schema<'TicketCreateInput'>);
    besides.current = besideOf(empty);
    showBesides(besides.current);
    setIsKept(false);
  }

  return (
    <Dialog open={open} onClose={onClose} title={m.newTicketDialog.newTicket}>
      <form
        noValidate
        onSubmit={handleSubmit((values) => {
          if (isUploading || canned.isCopying || noEmail) return;
          const agentId = mayAll ? assigneeOf(shown, user.id) : '';
          write({
            ...values,
            ...(isOutbound && { isOutbound }),
            ...(isOutbound && shown.sendFrom && { sendFrom: shown.sendFrom }),
            ...(agentId && can('assign_tickets') && { assignedAgentId: agentId }),
            ...(ccs.length > 0 && { ccs: ccs.map((email) => ({ email })) }),
            ...(shown.tags.length > 0 && { tagIds: shown.tags.map(({ id }) => id) }),
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
        {mayAll && (
          <Purpose
            isOutbound={isOutbound}
            onChange={(is) => addBesides({ outbound: is ? 'yes' : '' })}
          />
        )}
        {recipient}
        <Field label={m.newTicketDialog.subject} required error={errors.subject?.message}>
          <Input {...subjectField} maxLength={255} />
        </Field>
        <Field
          label={isOutbound ? m.newTicketDialog.message : m.newTicketDialog.description}
          required
          error={
            isOutbound && errors.description && !text.trim()
              ? m.newTicketDialog.messageIsRequired
              : errors.description?.message
          }
        >
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
        {!isOutbound && customer()}
        {mayAll ? (
          <MoreFields
            beside={shown}
            onChange={addBesides}
            wrongCc={
              noEmail && form.formState.isSubmitted
                ? m.moreFields.isNoEmailAddress({ text: noEmail })
                : errors.ccs?.message
            }
            wrongSender={errors.sendFrom?.message}
          >
            {choices()}
          </MoreFields>
        ) : (
          choices()
        )}
        <DialogActions>
          <Button onClick={onClose}>{m.newTicketDialog.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={isUploading || canned.isCopying}
            busy={busy}
          >
            {isOutbound ? m.newTicketDialog.sendMessage : m.newTicketDialog.createTicket}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
