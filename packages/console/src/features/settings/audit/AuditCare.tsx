import type { Input } from '@helpdesk/sdk/contract/operations';
import { useMutation } from '@tanstack/react-query';
import { Download, ShieldCheck } from 'lucide-react';
import { callOperation } from '../../../data/client.ts';
import { saveFile } from '../../../data/save-file.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { messageOr, serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import m from '../messages.yaml';
import { settingsKey, type TabProps } from '../settings.ts';

const always = 'always';
const terms = [
  { value: '90', label: m.auditCare.n90Days },
  { value: '180', label: m.auditCare.n180Days },
  { value: '365', label: m.auditCare.oneYear },
  { value: '730', label: m.auditCare.twoYears },
  { value: '1825', label: m.auditCare.fiveYears },
  { value: '3650', label: m.auditCare.tenYears },
  { value: always, label: m.auditCare.always },
];

const files = {
  'audit.exportCsv': { name: 'audit-log.csv', type: 'text/csv' },
  'audit.exportJsonl': { name: 'audit-log.jsonl', type: 'application/x-ndjson' },
} as const;

type AuditCareProps = TabProps & { filters: Omit<Input<'audit.exportCsv'>, 'file'> };

/** The audit log's retention, its integrity check, and its exports. */
export function AuditCare({ settings, filters }: AuditCareProps) {
  const { write, busy } = useWrite('organization.updateGeneral', {
    done: m.auditCare.howLongTheLogIsKept,
    failed: messageOr(m.auditCare.failedToChangeTheSetting),
    replaces: settingsKey,
    refresh: ['audit.list'],
  });
  const kept = settings.auditDays === null ? always : String(settings.auditDays);
  const options = terms.some(({ value }) => value === kept)
    ? terms
    : [{ value: kept, label: m.auditCare.days({ kept }) }, ...terms];
  const save = useMutation({
    mutationFn: (id: keyof typeof files) => callOperation(id, filters),
    onSuccess: (text, id) => saveFile(text, files[id].name, files[id].type),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const text = serverMessage(error, m.auditCare.failedToDownloadTheAuditLog);
      toast({ title: m.auditCare.downloadFailed, text, destructive: true });
    },
  });
  return (
    <Card>
      <CardHeader title={m.auditCare.keepingTheLog} subtitle={m.auditCare.eachEntryHoldsAHashOf} />
      <CardBody className="flex flex-wrap items-end gap-3">
        <Field
          label={m.auditCare.keepEntriesFor}
          hint={m.auditCare.olderOnesAreRemoved}
          className="min-w-0 flex-1 basis-52"
        >
          <Select
            options={options}
            value={kept}
            disabled={busy}
            onChange={({ target }) =>
              write({ auditDays: target.value === always ? null : Number(target.value) })
            }
          />
        </Field>
        <Button
          icon={<Download />}
          busy={save.isPending && save.variables === 'audit.exportCsv'}
          onClick={() => save.mutate('audit.exportCsv')}
        >
          {m.auditCare.downloadCsv}
        </Button>
        <Button
          icon={<Download />}
          busy={save.isPending && save.variables === 'audit.exportJsonl'}
          onClick={() => save.mutate('audit.exportJsonl')}
        >
          {m.auditCare.downloadJsonLines}
        </Button>
      </CardBody>
      <Check />
    </Card>
  );
}

function Check() {
  const check = useMutation({ mutationFn: () => callOperation('audit.verify', {}) });
  const { data, error, isPending } = check;
  return (
    <CardBody className="flex flex-wrap items-center gap-3 border-t">
      <p role="status" className="min-w-0 flex-1 basis-60 text-sm wrap-anywhere">
        {error ? (
          <span className="text-destructive-text">
            {serverMessage(error, m.auditCare.theLogCouldNotBeChecked)}
          </span>
        ) : !data ? (
          <span className="text-muted-foreground">
            {m.auditCare.checkingFollowsTheHashesFromThe}
          </span>
        ) : data.isIntact ? (
          <span className="text-success-text">
            {m.auditCare.theLogIsAsItWas({ number: data.last?.number ?? 0 })}
          </span>
        ) : (
          <span className="font-medium text-destructive-text">
            {m.auditCare.theLogWasChangedEntryIs({ brokenAt: data.brokenAt })}
          </span>
        )}
      </p>
      <Button icon={<ShieldCheck />} busy={isPending} onClick={() => check.mutate()}>
        {m.auditCare.checkTheLog}
      </Button>
    </CardBody>
  );
}
