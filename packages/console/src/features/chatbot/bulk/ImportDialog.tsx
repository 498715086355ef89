import { Unreadable } from '@helpdesk/sdk/imports/unreadable';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refresh } from '../../../data/cache.ts';
import { textOf } from '../../../data/table-file.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { Bar } from '../../../ui/Bar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { ImportReport } from '../../../ui/ImportReport.tsx';
import { ImportSource, type Source } from '../../../ui/ImportSource.tsx';
import { readsOfQueries } from '../reads.ts';
import { importQueries, totalsOf } from './import-queries.ts';
import { type Parsed, parseQueries } from './parse.ts';
import { useProgress } from './use-progress.ts';

const sample = `query,response,keywords,category,priority,isActive
How do I reset my password?,Use the link below the sign-in form.,password;forgot,Account & Login,high,true`;

const nothing: Source = { text: '', file: null };

/** Imports queries from a file or a pasted text, and reports the result of every row. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [source, setSource] = useState(nothing);
  const [parsed, setParsed] = useState<Parsed | null>(null);
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: async () => {
      const found = await parseQueries(source.file ? await textOf(source.file) : source.text);
      setParsed(found);
      return importQueries(found);
    },
    onSuccess: (result) => toast({ title: totalsOf(result), destructive: result.imported === 0 }),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast(
        error instanceof Unreadable
          ? { title: 'Import error', text: error.message, destructive: true }
          : {
              title: 'Import failed',
              text: serverMessage(error, 'Failed to import queries'),
              destructive: true,
            },
      );
    },
    onSettled: () => refresh(client, readsOfQueries),
  });
  const progress = useProgress(isPending, data !== undefined);

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title="Import Queries"
      description="A query with the same text and response as a stored one updates it."
    >
      {data ? (
        <ImportReport
          totals={totalsOf(data)}
          errors={data.errors}
          skipped={parsed?.skipped ?? 0}
          lacking="query or response"
        />
      ) : (
        <ImportSource
          what="queries"
          hint="CSV: keywords are separated by semicolons, priority is medium unless it says otherwise, and without the column isActive all are active."
          sample={sample}
          source={source}
          disabled={isPending}
          onChange={setSource}
        />
      )}
      {isPending && (
        <div className="mt-4">
          <Bar kind="progressbar" label="Import progress" value={progress} />
          <p className="mt-1 text-xs text-muted-foreground tabular-nums">
            Importing... {progress}%
          </p>
        </div>
      )}
      <DialogActions>
        {data ? (
          <>
            <Button
              onClick={() => {
                reset();
                setSource(nothing);
              }}
            >
              Import more
            </Button>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" busy={isPending} onClick={() => mutate()}>
              Import
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
