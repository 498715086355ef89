import { Download } from 'lucide-react';
import { useState } from 'react';
import { callOperation } from '../../../data/client.ts';
import { useExport } from '../../../data/use-export.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { Visibility } from '../replies.ts';

type Format = 'csv' | 'json';

/** Saves the canned replies of the team, or one's own, as a file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [visibility, setVisibility] = useState<Visibility>('team');
  const [format, setFormat] = useState<Format>('csv');
  const { run, busy } = useExport({
    file: 'canned-replies',
    csv: () => callOperation('cannedReplies.exportCsv', { visibility }),
    json: () => callOperation('cannedReplies.exportJson', { visibility }),
    done: 'Canned replies exported',
    failed: 'The canned replies could not be exported',
    onDone: onClose,
  });
  return (
    <FormDialog
      size="sm"
      title="Export Canned Replies"
      submit="Export"
      icon={<Download />}
      busy={busy}
      onSubmit={() => run(format)}
      onClose={onClose}
    >
      <Field label="Whose">
        <Select
          value={visibility}
          options={[
            { value: 'team', label: 'The team’s' },
            { value: 'personal', label: 'Mine' },
          ]}
          onChange={({ target }) => setVisibility(target.value as Visibility)}
        />
      </Field>
      <Field
        label="Format"
        hint="Either can be imported again. Formatting goes along, files do not."
      >
        <Select
          value={format}
          options={[
            { value: 'csv', label: 'CSV, for spreadsheets' },
            { value: 'json', label: 'JSON, for programs' },
          ]}
          onChange={({ target }) => setFormat(target.value as Format)}
        />
      </Field>
    </FormDialog>
  );
}
