import { Download } from 'lucide-react';
import { useState } from 'react';
import { callOperation } from '../../../data/client.ts';
import { useExport } from '../../../data/transfer/use-export.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import m from '../messages.yaml';

const formats = [
  { value: 'json', label: 'JSON', hint: m.exportDialog.forProgramsAndToBeImported },
  { value: 'csv', label: 'CSV', hint: m.exportDialog.forSpreadsheetsAndToBeImported },
] as const;
type Format = (typeof formats)[number]['value'];

/** Downloads all queries. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [format, setFormat] = useState<Format>('json');
  const { run, busy } = useExport({
    file: 'chatbot-queries',
    csv: () => callOperation('chatbot.exportCsv', {}),
    json: () => callOperation('chatbot.exportJson', {}),
    done: m.exportDialog.exportSuccessful,
    failed: m.exportDialog.failedToExportQueries,
    onDone: onClose,
  });
  return (
    <FormDialog
      size="sm"
      title={m.exportDialog.exportQueries}
      submit={m.exportDialog.export}
      icon={<Download />}
      busy={busy}
      onSubmit={() => run(format)}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{m.exportDialog.format}</legend>
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
            <span className="sr-only">{m.exportDialog.format2} </span>
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
