import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useMutation } from '@tanstack/react-query';
import { Download, type LucideIcon, Mail } from 'lucide-react';
import { callOperation } from '../../../data/client.ts';
import { saveFile } from '../../../data/save-file.ts';
import { useSession } from '../../../data/session.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Asked } from '../address.ts';
import m from '../messages.yaml';
import { rowId } from './kinds.ts';

type ReportRowProps = {
  report: Schema<'MetricsReport'>;
  icon: LucideIcon;
  title: string;
  text: string;
  asked: Asked;
};

/** A report, with buttons to download and to email it. */
export function ReportRow({ report, icon: Icon, title, text, asked }: ReportRowProps) {
  const { user } = useSession();
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => callOperation('metrics.report', { report, ...asked }),
    onSuccess: (csv) => saveFile(csv, `${report}-${asked.from ?? asked.period}.csv`, 'text/csv'),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const said = serverMessage(error, m.reportRow.failedToDownloadTheReport);
      toast({ title: m.reportRow.downloadFailed, text: said, destructive: true });
    },
  });
  const { write: send, busy } = useWrite('metrics.sendReport', {
    done: ({ message }) => ({
      title: message,
      text: m.reportRow.willBeSentTo({ title, email: user.email }),
    }),
    failed: m.reportRow.failedToRequestTheReport,
  });
  return (
    <li
      id={rowId(report)}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b px-4 py-4 last:border-b-0"
    >
      <span className="flex size-9 shrink-0 items-center justify-center rounded-lg border bg-muted text-muted-foreground">
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <div className="min-w-48 flex-1">
        <h2 className="text-base font-medium">{title}</h2>
        <p className="text-sm text-muted-foreground">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full">
        <Button
          icon={<Download />}
          busy={isPending}
          aria-label={m.reportRow.downloadCsv({ title })}
          onClick={() => download()}
        >
          {m.reportRow.downloadCsv2}
        </Button>
        <Button
          variant="ghost"
          icon={<Mail />}
          busy={busy}
          aria-label={m.reportRow.emailMeWhenReady({ title })}
          onClick={() => send({ report, ...asked })}
        >
          {m.reportRow.emailMeWhenReady2}
        </Button>
      </div>
    </li>
  );
}
