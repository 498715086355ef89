import { useState } from 'react';
import { useSession } from '../../../../data/session.ts';
import { fieldRefusals, messageUnlessAtFields, useWrite } from '../../../../data/use-write.ts';
import { Field } from '../../../../ui/Field.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { relativePeriods } from '../../address.ts';
import m from '../../messages.yaml';
import { formatOptions } from '../file-format.ts';
import { kinds } from '../kinds.ts';
import { Recipients } from './Recipients.tsx';
import {
  type Draft,
  draftOf,
  inputOf,
  readsOfSaved,
  type SavedReport,
  weekdayChoices,
} from './saved-reports.ts';

const reportChoices = Object.entries(kinds).map(([value, { title }]) => ({ value, label: title }));
const visibilities = [
  { value: 'personal', label: m.savedReports.onlyMe },
  { value: 'team', label: m.savedReports.everyone },
];
const frequencies = [
  { value: 'never', label: m.savedReports.never },
  { value: 'week', label: m.savedReports.everyWeek },
  { value: 'month', label: m.savedReports.everyMonth },
];
const days = Array.from({ length: 28 }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: value,
}));

type SavedReportDialogProps = {
  /** The report to edit; null to create one. */
  saved: SavedReport | null;
  period: SavedReport['period'];
  onClose: () => void;
};

/** Creates or edits a saved report: its content, visibility, schedule and recipients. */
export function SavedReportDialog({ saved, period, onClose }: SavedReportDialogProps) {
  const { user } = useSession();
  const [start] = useState(() => draftOf(saved, period, user.id));
  const [draft, setDraft] = useState<Draft>(start);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const options = {
    done: m.savedReports.saved,
    failed: messageUnlessAtFields(m.savedReports.failedToSave),
    refresh: readsOfSaved,
    onDone: onClose,
    onFailed: (error: Error) =>
      setRefusals(
        Object.fromEntries(fieldRefusals(error).map(({ field, message }) => [field, message])),
      ),
  };
  const create = useWrite('savedReports.create', { ...options, repeatable: true });
  const update = useWrite('savedReports.update', options);

  function set(change: Partial<Draft>) {
    setDraft({ ...draft, ...change });
    setRefusals({});
  }
  const chosen =
    <Name extends keyof Draft>(name: Name) =>
    ({ target }: { target: { value: string } }) =>
      set({ [name]: target.value });

  function save() {
    if (draft.name.trim() === '') return setRefusals({ name: m.savedReports.nameIsRequired });
    if (draft.every !== 'never' && draft.recipientIds.length === 0) {
      return setRefusals({ 'schedule.recipientIds': m.savedReports.chooseARecipient });
    }
    const input = inputOf(draft);
    if (!saved) return create.write(input);
    const { schedule, ...others } = input;
    // Recipients who can't see reports at the moment are kept, unless the user selects others.
    const isSame = JSON.stringify(schedule) === JSON.stringify(inputOf(start).schedule);
    update.write({ id: saved.id, ...others, ...(!isSame && { schedule }) });
  }

  // Periods that end today on screen end yesterday in emails.
  const isCounted = draft.period !== 'lastWeek' && draft.period !== 'lastMonth';
  return (
    <FormDialog
      title={saved ? m.savedReports.editReport : m.savedReports.saveReport}
      submit={m.savedReports.saveReport}
      busy={create.busy || update.busy}
      isDirty={JSON.stringify(draft) !== JSON.stringify(start)}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={m.savedReports.name} required error={refusals.name}>
        <Input value={draft.name} maxLength={60} autoComplete="off" onChange={chosen('name')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.savedReports.report}>
          <Select options={reportChoices} value={draft.report} onChange={chosen('report')} />
        </Field>
        <Field
          label={m.savedReports.period}
          hint={isCounted && draft.every !== 'never' ? m.savedReports.periodHint : undefined}
        >
          <Select options={relativePeriods} value={draft.period} onChange={chosen('period')} />
        </Field>
      </div>
      <Field label={m.savedReports.visibleTo}>
        <Select options={visibilities} value={draft.visibility} onChange={chosen('visibility')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={m.savedReports.email}
          error={refusals.schedule}
          hint={draft.every === 'never' ? undefined : m.savedReports.emailHint}
        >
          <Select options={frequencies} value={draft.every} onChange={chosen('every')} />
        </Field>
        {draft.every === 'week' && (
          <Field label={m.savedReports.weekday}>
            <Select options={weekdayChoices} value={draft.weekday} onChange={chosen('weekday')} />
          </Field>
        )}
        {draft.every === 'month' && (
          <Field label={m.savedReports.dayOfMonth}>
            <Select
              options={days}
              value={String(draft.dayOfMonth)}
              onChange={({ target }) => set({ dayOfMonth: Number(target.value) })}
            />
          </Field>
        )}
      </div>
      {draft.every !== 'never' && (
        <>
          <Field label={m.savedReports.attachment}>
            <Select options={formatOptions} value={draft.format} onChange={chosen('format')} />
          </Field>
          <Recipients
            chosen={draft.recipientIds}
            error={refusals['schedule.recipientIds']}
            onChange={(recipientIds) => set({ recipientIds })}
          />
        </>
      )}
    </FormDialog>
  );
}
