import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type LucideIcon, Mail } from 'lucide-react';
import { useSession } from '../../../data/session.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Asked } from '../address.ts';
import m from '../messages.yaml';
import { DownloadButton } from './DownloadButton.tsx';
import { useFileFormat } from './file-format.ts';

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
  const [format] = useFileFormat();
  const { write: send, busy } = useWrite('metrics.sendReport', {
    done: ({ message }) => ({
      title: message,
      text: m.reportRow.willBeSentTo({ title, email: user.email }),
    }),
    failed: m.reportRow.failedToRequestTheReport,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b px-4 py-4 last:border-b-0">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-lg border bg-muted text-muted-foreground">
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <div className="min-w-48 flex-1">
        <h3 className="text-base font-medium">{title}</h3>
        <p className="text-sm text-muted-foreground">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full">
        <DownloadButton report={report} asked={asked} title={title} />
        <Button
          variant="ghost"
          icon={<Mail />}
          busy={busy}
          aria-label={m.reportRow.emailMeWhenReady({ title })}
          onClick={() => send({ report, format, ...asked })}
        >
          {m.reportRow.emailMeWhenReady2}
        </Button>
      </div>
    </li>
  );
}
