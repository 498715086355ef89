import type { Schema } from '@helpdesk/sdk/contract/operations';
import { slugOf } from '@helpdesk/sdk/rules/slug';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { callOperation } from '../../../data/client.ts';
import { saveFile } from '../../../data/save-file.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';

type ExportButtonProps = {
  form: Schema<'ContactForm'>;
  q: string | undefined;
  disabled: boolean;
};

/** Downloads the listed submissions as a spreadsheet. */
export function ExportButton({ form, q, disabled }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callOperation('contactForms.exportSubmissions', { id: form.id, q }),
    onSuccess: (text) => {
      saveFile(text, `${slugOf(form.name) || 'form'}-submissions.csv`, 'text/csv');
      toast({ title: m.exportButton.exportSuccessful });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const said = serverMessage(error, m.exportButton.failedToExportSubmissions);
      toast({ title: m.exportButton.exportFailed, text: said, destructive: true });
    },
  });
  return (
    <Button icon={<Download />} busy={isPending} disabled={disabled} onClick={() => mutate()}>
      {m.exportButton.exportCsv}
    </Button>
  );
}
