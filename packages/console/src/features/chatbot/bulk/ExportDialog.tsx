import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callOperation } from '../../../data/client.ts';
import { saveFile } from '../../../data/save-file.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';

const formats = [
  { value: 'json', label: 'JSON', hint: 'For programs, and to be imported again' },
  { value: 'csv', label: 'CSV', hint: 'For spreadsheets, and to be imported again' },
] as const;
type Format = (typeof formats)[number]['value'];

/** Saves all queries as a file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [format, setFormat] = useState<Format>('json');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (format === 'csv') {
        saveFile(await callOperation('chatbot.exportCsv', {}), 'chatbot-queries.csv', 'text/csv');
        return;
      }
      const rows = await callOperation('chatbot.exportJson', {});
      saveFile(JSON.stringify(rows, null, 2), 'chatbot-queries.json', 'application/json');
    },
    onSuccess: () => {
      toast({ title: 'Export successful' });
      onClose();
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const text = serverMessage(error, 'Failed to export queries');
      toast({ title: 'Export failed', text, destructive: true });
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title="Export Queries">
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
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" icon={<Download />} busy={isPending} onClick={() => mutate()}>
          Export
        </Button>
      </DialogActions>
    </Dialog>
  );
}
