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
import { SettingsSaveBar } from '../SettingsSaveBar.tsx';
import { isWrong, type Rules, rulesOf, shownRules, typedOf } from './rules.ts';

type RetentionFormProps = { kept: Schema<'Retention'> };
type Asked = { rules: Rules; counts: Schema<'RetentionPreview'> };

/** The rules, which say before they are saved what they would delete today. */
export function RetentionForm({ kept }: RetentionFormProps) {
  const [typed, setTyped] = useState(() => typedOf(kept));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refusal, setRefusal] = useState('');
  const before = typedOf(kept);
  const isDirty = shownRules.some(({ rule }) => typed[rule].trim() !== before[rule]);
  const failed = (sentence: string) => (error: Error) => setRefusal(serverMessage(error, sentence));
  const preview = useWrite('organization.previewRetention', {
    failed: () => null,
    onFailed: failed('What would be deleted could not be counted. Please try again.'),
    onDone: (counts, rules) => setAsked({ rules, counts }),
  });
  const save = useWrite('organization.updateRetention', {
    done: 'Rules saved',
    failed: () => null,
    onFailed: (error) => {
      setAsked(null);
      failed('The rules could not be saved. Please try again.')(error);
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
        title="Retention"
        subtitle="What is older than this is closed or deleted, in the background. Left empty, it is kept."
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
                  ? `Please enter 1 to ${max}, or leave it empty`
                  : undefined
              }
            >
              <Input
                inputMode="numeric"
                autoComplete="off"
                placeholder={rule === 'deleteMailsDays' ? '90' : 'Never'}
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
          title="Save these rules?"
          text={<Counts {...asked.counts} />}
          confirm="Save Rules"
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
    ticketsToClose > 0 &&
      (ticketsToClose === 1
        ? 'Would close 1 ticket today.'
        : `Would close ${number(ticketsToClose)} tickets today.`),
    ticketsToDelete > 0 &&
      (ticketsToDelete === 1
        ? 'Would delete 1 ticket today.'
        : `Would delete ${number(ticketsToDelete)} tickets today.`),
    mailsToDelete > 0 &&
      (mailsToDelete === 1
        ? 'Would delete 1 original email today.'
        : `Would delete ${number(mailsToDelete)} original emails today.`),
    chatsToDelete > 0 &&
      (chatsToDelete === 1
        ? 'Would delete 1 chat today.'
        : `Would delete ${number(chatsToDelete)} chats today.`),
  ].filter((line) => line !== false);
  return (
    <>
      {lines.length === 0 && 'Nothing would be closed or deleted today.'}
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {isDeleting(counts) && (
        <span className="mt-2 block">What is deleted this way cannot be brought back.</span>
      )}
    </>
  );
}

function latestText(latest: RetentionFormProps['kept']['latest']): string {
  if (!latest) return 'Nothing has been closed or deleted by these rules yet.';
  const { closedTickets, deletedTickets, deletedMails, deletedChats } = latest;
  const counts = `tickets closed: ${number(closedTickets)}, tickets deleted: ${number(deletedTickets)}, original emails deleted: ${number(deletedMails)}, chats deleted: ${number(deletedChats)}`;
  return `Last on ${dateOnly(latest.day, 'UTC')}: ${counts}.`;
}
