import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import { type Imported, useImport } from '../../../data/use-import.ts';
import { Bar } from '../../../ui/Bar.tsx';
import { ImportDialog as Dialog } from '../../../ui/ImportDialog.tsx';
import { readsOfQueries } from '../reads.ts';
import { parseQueries } from './parse.ts';
import { useProgress } from './use-progress.ts';

const sample = `query,response,keywords,category,priority,isActive
How do I reset my password?,Use the link below the sign-in form.,password;forgot,Account & Login,high,true`;

const totalsOf = ({ imported, failed }: Imported) =>
  `${imported} queries imported successfully, ${failed} failed`;

/** Imports queries from a file or a pasted text, and reports the result of every row. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const job = useImport({
    read: parseQueries,
    send: (queries) => callOperation('chatbot.import', { queries }),
    unreadable: 'Import error',
    failed: 'Failed to import queries',
    refresh: readsOfQueries,
    onDone: (result) => toast({ title: totalsOf(result), destructive: result.imported === 0 }),
  });
  const progress = useProgress(job.busy, job.result !== undefined);
  return (
    <Dialog
      title="Import Queries"
      description="A query with the same text and response as a stored one updates it."
      what="queries"
      hint="CSV: keywords are separated by semicolons, priority is medium unless it says otherwise, and without the column isActive all are active."
      sample={sample}
      lacking="query or response"
      totals={totalsOf}
      job={job}
      onClose={onClose}
    >
      {job.busy && (
        <div>
          <Bar kind="progressbar" label="Import progress" value={progress} />
          <p className="mt-1 text-xs text-muted-foreground tabular-nums">
            Importing... {progress}%
          </p>
        </div>
      )}
    </Dialog>
  );
}
