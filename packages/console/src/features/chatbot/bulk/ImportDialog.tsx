import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import { type Imported, useImport } from '../../../data/transfer/use-import.ts';
import { Bar } from '../../../ui/Bar.tsx';
import { ImportDialog as Dialog } from '../../../ui/import/ImportDialog.tsx';
import m from '../messages.yaml';
import { readsOfQueries } from '../reads.ts';
import { parseQueries } from './parse.ts';
import { useProgress } from './use-progress.ts';

const sample = `query,response,keywords,category,priority,isActive
How do I reset my password?,Use the link below the sign-in form.,password;forgot,Account & Login,high,true`;

const totalsOf = ({ imported, failed }: Imported) =>
  m.importDialog.queriesImportedSuccessfullyFailed({ imported, failed });

/** Imports queries from a file or pasted text, and reports the result of every row. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const job = useImport({
    read: parseQueries,
    send: (queries) => callOperation('chatbot.import', { queries }),
    unreadable: m.importDialog.importError,
    failed: m.importDialog.failedToImportQueries,
    refresh: readsOfQueries,
    onDone: (result) => toast({ title: totalsOf(result), destructive: result.imported === 0 }),
  });
  const progress = useProgress(job.busy, job.result !== undefined);
  return (
    <Dialog
      title={m.importDialog.importQueries}
      description={m.importDialog.aQueryWithTheSameText}
      what="queries"
      hint={m.importDialog.csvKeywordsAreSeparatedBySemicolons}
      sample={sample}
      lacking={m.importDialog.queryOrResponse}
      totals={totalsOf}
      job={job}
      onClose={onClose}
    >
      {job.busy && (
        <div>
          <Bar kind="progressbar" label={m.importDialog.importProgress} value={progress} />
          <p className="mt-1 text-xs text-muted-foreground tabular-nums">
            {m.importDialog.importing({ progress })}
          </p>
        </div>
      )}
    </Dialog>
  );
}
