import { Download } from 'lucide-react';
import { useState } from 'react';
import { callOperation } from '../../../data/client.ts';
import { useExport } from '../../../data/transfer/use-export.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import m from '../messages.yaml';
import type { Visibility } from '../replies.ts';

type Format = 'csv' | 'json';

/** Downloads the canned replies of the team, or the user's own. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [visibility, setVisibility] = useState<Visibility>('team');
  const [format, setFormat] = useState<Format>('csv');
  const { run, busy } = useExport({
    file: 'canned-replies',
    csv: () => callOperation('cannedReplies.exportCsv', { visibility }),
    json: () => callOperation('cannedReplies.exportJson', { visibility }),
    done: m.exportDialog.cannedRepliesExported,
    failed: m.exportDialog.theCannedRepliesCouldNotBe,
    onDone: onClose,
  });
  return (
    <FormDialog
      size="sm"
      title={m.exportDialog.exportCannedReplies}
      submit={m.exportDialog.export}
      icon={<Download />}
      busy={busy}
      onSubmit={() => run(format)}
      onClose={onClose}
    >
      <Field label={m.exportDialog.whose}>
        <Select
          value={visibility}
          options={[
            { value: 'team', label: m.exportDialog.theTeams },
            { value: 'personal', label: m.exportDialog.mine },
          ]}
          onChange={({ target }) => setVisibility(target.value as Visibility)}
        />
      </Field>
      <Field label={m.exportDialog.format} hint={m.exportDialog.eitherCanBeImportedAgainFormatting}>
        <Select
          value={format}
          options={[
            { value: 'csv', label: m.exportDialog.csvForSpreadsheets },
            { value: 'json', label: m.exportDialog.jsonForPrograms },
          ]}
          onChange={({ target }) => setFormat(target.value as Format)}
        />
      </Field>
    </FormDialog>
  );
}
