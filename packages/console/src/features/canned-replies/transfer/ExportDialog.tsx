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
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { Visibility } from '../replies.ts';

type Format = 'csv' | 'json';

/** Saves the canned replies of the team, or one's own, as a file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [visibility, setVisibility] = useState<Visibility>('team');
  const [format, setFormat] = useState<Format>('csv');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (format === 'csv') {
        const text = await callOperation('cannedReplies.exportCsv', { visibility });
        saveFile(text, 'canned-replies.csv', 'text/csv');
        return;
      }
      const rows = await callOperation('cannedReplies.exportJson', { visibility });
      saveFile(JSON.stringify(rows, null, 2), 'canned-replies.json', 'application/json');
    },
    onSuccess: () => {
      toast({ title: 'Canned replies exported' });
      onClose();
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const text = serverMessage(error, 'The canned replies could not be exported');
      toast({ title: 'Export failed', text, destructive: true });
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title="Export Canned Replies">
      <div className="flex flex-col gap-4">
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
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" icon={<Download />} busy={isPending} onClick={() => mutate()}>
          Export
        </Button>
      </DialogActions>
    </Dialog>
  );
}
