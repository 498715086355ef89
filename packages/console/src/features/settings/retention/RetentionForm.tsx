import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateOnly } from '@helpdesk/sdk/rules/dates';
import { type FormEvent, useState } from 'react';
import { readKey } from '../../../data/cache.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { SettingsSaveBar } from '../SettingsSaveBar.tsx';
import { isWrong, type Rules, rulesOf, shownRules, typedOf } from './rules.ts';

type RetentionFormProps = { kept: Schema<'Retention'> };
type Asked = { rules: Rules; counts: Schema<'RetentionPreview'> };

/** The retention policy, with a preview of what it would delete today. */
export function RetentionForm({ kept }: RetentionFormProps) {
  const [typed, setTyped] = useState(() => typedOf(kept));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refusal, setRefusal] = useState('');
  const before = typedOf(kept);
  const isDirty = shownRules.some(({ rule }) => typed[rule].trim() !== before[rule]);
  const failed = (sentence: string) => (error: Error) => setRefusal(serverMessage(error, sentence));
  const preview = useWrite('organization.previewRetention', {
    failed: () => null,
    onFailed: failed(m.retentionForm.whatWouldBeDeletedCouldNot),
    onDone: (counts, rules) => setAsked({ rules, counts }),
  });
  const save = useWrite('organization.updateRetention', {
    done: m.retentionForm.rulesSaved,
    failed: () => null,
    onFailed: (error) => {
      setAsked(null);
      failed(m.retentionForm.theRulesCouldNotBeSaved)(error);
    },
    replaces: () => readKey('organization.retention'),
    onDone: (rules) => {
      setAsked(null);
      setTyped(typedOf(rules));
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal('');
    const rules = rulesOf(typed);
    if (rules) preview.write(rules);
  }
  return (
    <Card>
      <CardHeader
        title={m.retentionForm.retention}
        subtitle={m.retentionForm.whatIsOlderThanThisIs}
      />
      <form noValidate onSubmit={submit}>
        <CardBody className="flex flex-col gap-5">
          {refusal && <Banner>{refusal}</Banner>}
          {shownRules.map(({ rule, label, hint, max }) => (
            <Field
              key={rule}
              label={label}
              hint={hint}
              error={
                isWrong(typed[rule], max)
                  ? m.retentionForm.pleaseEnter1ToOrLeave({ max })
                  : undefined
              }
            >
              <Input
                inputMode="numeric"
                autoComplete="off"
                placeholder={rule === 'deleteMailsDays' ? '90' : m.retentionForm.never}
                className="max-w-40"
                value={typed[rule]}
                onChange={({ target }) => setTyped({ ...typed, [rule]: target.value })}
              />
            </Field>
          ))}
          <p className="text-sm text-muted-foreground">{latestText(kept.latest)}</p>
        </CardBody>
        <SettingsSaveBar
          isDirty={isDirty}
          busy={preview.busy || save.busy}
          onReset={() => setTyped(before)}
        />
      </form>
      {asked && (
        <ConfirmDialog
          open
          title={m.retentionForm.saveTheseRules}
          text={<Counts {...asked.counts} />}
          confirm={m.retentionForm.saveRules}
          destructive={isDeleting(asked.counts)}
          busy={save.busy}
          onConfirm={() => save.write(asked.rules)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

const isDeleting = (counts: Asked['counts']) =>
  counts.ticketsToDelete + counts.mailsToDelete + counts.chatsToDelete > 0;

const number = (count: number) => count.toLocaleString('en-US');

function Counts(counts: Asked['counts']) {
  const { ticketsToClose, ticketsToDelete, mailsToDelete, chatsToDelete } = counts;
  const lines = [
    ticketsToClose > 0 && m.retentionForm.wouldCloseTicketsToday({ ticketsToClose }),
    ticketsToDelete > 0 && m.retentionForm.wouldDeleteTicketsToday({ ticketsToDelete }),
    mailsToDelete > 0 && m.retentionForm.wouldDeleteOriginalEmailsToday({ mailsToDelete }),
    chatsToDelete > 0 && m.retentionForm.wouldDeleteChatsToday({ chatsToDelete }),
  ].filter((line) => line !== false);
  return (
    <>
      {lines.length === 0 && m.retentionForm.nothingWouldBeClosedOrDeleted}
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {isDeleting(counts) && (
        <span className="mt-2 block">{m.retentionForm.whatIsDeletedThisWayCannot}</span>
      )}
    </>
  );
}

function latestText(latest: RetentionFormProps['kept']['latest']): string {
  if (!latest) return m.retentionForm.nothingHasBeenClosedOrDeleted;
  const { closedTickets, deletedTickets, deletedMails, deletedChats } = latest;
  const counts = m.retentionForm.ticketsClosedTicketsDeletedOriginal({
    closedTickets: number(closedTickets),
    deletedTickets: number(deletedTickets),
    deletedMails: number(deletedMails),
    deletedChats: number(deletedChats),
  });
  return m.retentionForm.lastOn({ dateOnly: dateOnly(latest.day, 'UTC'), counts });
}
