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
import { settingsKey, type TabProps } from '../settings.ts';

const always = 'always';
const terms = [
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '365', label: 'One year' },
  { value: '730', label: 'Two years' },
  { value: '1825', label: 'Five years' },
  { value: '3650', label: 'Ten years' },
  { value: always, label: 'Always' },
];

const files = {
  'audit.exportCsv': { name: 'audit-log.csv', type: 'text/csv' },
  'audit.exportJsonl': { name: 'audit-log.jsonl', type: 'application/x-ndjson' },
} as const;

type AuditCareProps = TabProps & { filters: Omit<Input<'audit.exportCsv'>, 'file'> };

/** For how long the log is kept, whether it is whole, and its files. */
export function AuditCare({ settings, filters }: AuditCareProps) {
  const { write, busy } = useWrite('organization.updateGeneral', {
    done: 'How long the log is kept is changed',
    failed: messageOr('Failed to change the setting'),
    replaces: settingsKey,
    refresh: ['audit.list'],
  });
  const kept = settings.auditDays === null ? always : String(settings.auditDays);
  const options = terms.some(({ value }) => value === kept)
    ? terms
    : [{ value: kept, label: `${kept} days` }, ...terms];
  const save = useMutation({
    mutationFn: (id: keyof typeof files) => callOperation(id, filters),
    onSuccess: (text, id) => saveFile(text, files[id].name, files[id].type),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const text = serverMessage(error, 'Failed to download the audit log');
      toast({ title: 'Download failed', text, destructive: true });
    },
  });
  return (
    <Card>
      <CardHeader
        title="Keeping the log"
        subtitle="Each entry holds a hash of the one before it, so that a changed or removed entry shows."
      />
      <CardBody className="flex flex-wrap items-end gap-3">
        <Field
          label="Keep entries for"
          hint="Older ones are removed."
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
          Download CSV
        </Button>
        <Button
          icon={<Download />}
          busy={save.isPending && save.variables === 'audit.exportJsonl'}
          onClick={() => save.mutate('audit.exportJsonl')}
        >
          Download JSON lines
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
            {serverMessage(error, 'The log could not be checked')}
          </span>
        ) : !data ? (
          <span className="text-muted-foreground">
            Checking follows the hashes from the first entry to the last.
          </span>
        ) : data.isIntact ? (
          <span className="text-success-text">
            {`The log is as it was written, up to entry ${data.last?.number ?? 0}.`}
          </span>
        ) : (
          <span className="font-medium text-destructive-text">
            {`The log was changed: entry ${data.brokenAt} is missing or not as it was written.`}
          </span>
        )}
      </p>
      <Button icon={<ShieldCheck />} busy={isPending} onClick={() => check.mutate()}>
        Check the log
      </Button>
    </CardBody>
  );
}
