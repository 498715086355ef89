import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { helpdesk } from '../../../data/client.ts';
import { saveFile } from '../../../data/save-file.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Asked } from '../address.ts';
import m from '../messages.yaml';
import { useFileFormat } from './file-format.ts';

const files = {
  csv: { operation: 'metrics.report', type: 'text/csv' },
  xlsx: {
    operation: 'metrics.reportXlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const;

type DownloadButtonProps = {
  report: Schema<'MetricsReport'>;
  asked: Asked;
  title: string;
};

/** Downloads a report in the chosen format, with the file name of the server: it has the days of the period. */
export function DownloadButton({ report, asked, title }: DownloadButtonProps) {
  const [format] = useFileFormat();
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => helpdesk.send(files[format].operation, { report, ...asked }),
    onSuccess: ({ data, response: { headers } }) =>
      saveFile(data, nameIn(headers) ?? `${report}.${format}`, files[format].type),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const said = serverMessage(error, m.downloadButton.failedToDownloadTheReport);
      toast({ title: m.downloadButton.downloadFailed, text: said, destructive: true });
    },
  });
  const name = format.toUpperCase();
  return (
    <Button
      icon={<Download />}
      busy={isPending}
      aria-label={m.downloadButton.downloadOf({ format: name, title })}
      onClick={() => download()}
    >
      {m.downloadButton.download({ format: name })}
    </Button>
  );
}

const nameIn = (headers: Headers) =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];
