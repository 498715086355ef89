import { Download } from 'lucide-react';
import { useState } from 'react';
import { callOperation } from '../../../data/client.ts';
import { useExport } from '../../../data/use-export.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';

const formats = [
  { value: 'json', label: 'JSON', hint: 'For programs, and to be imported again' },
  { value: 'csv', label: 'CSV', hint: 'For spreadsheets, and to be imported again' },
] as const;
type Format = (typeof formats)[number]['value'];

/** Saves all queries as a file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [format, setFormat] = useState<Format>('json');
  const { run, busy } = useExport({
    file: 'chatbot-queries',
    csv: () => callOperation('chatbot.exportCsv', {}),
    json: () => callOperation('chatbot.exportJson', {}),
    done: 'Export successful',
    failed: 'Failed to export queries',
    onDone: onClose,
  });
  return (
    <FormDialog
      size="sm"
      title="Export Queries"
      submit="Export"
      icon={<Download />}
      busy={busy}
      onSubmit={() => run(format)}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">Format</legend>
        {formats.map(({ value, label, hint }) => (
          <label
            key={value}
            className="flex items-start gap-2.5 rounded-lg border px-3 py-2.5 text-sm has-checked:border-accent has-checked:bg-accent/8"
          >
            <input
              type="radio"
              name="format"
              value={value}
              checked={format === value}
              onChange={() => setFormat(value)}
              className="mt-1 accent-primary"
            />
            <span className="sr-only">Format: </span>
            <span>
              <span className="font-medium">{label}</span>
              <span className="block text-xs text-muted-foreground">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
