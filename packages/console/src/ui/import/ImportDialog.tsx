import { type ReactNode, useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog, DialogActions } from '../Dialog.tsx';
import m from '../messages.yaml';
import { ImportReport } from './ImportReport.tsx';
import { ImportSource, type Source } from './ImportSource.tsx';

type Outcome = { errors: readonly { row: number; message: string }[]; skipped: number };

type ImportDialogProps<Result extends Outcome> = {
  title: string;
  description: string;
  /** The rows of the file, as a noun such as queries. */
  what: string;
  hint: string;
  sample: string;
  /** The missing value of skipped rows. */
  lacking: string;
  /** Returns the result as a sentence. */
  totals: (result: Result) => string;
  job: {
    run: (source: Source) => void;
    /** undefined until the import is done. */
    result: Result | undefined;
    busy: boolean;
    reset: () => void;
  };
  onClose: () => void;
  /** Options for all rows, or the progress. */
  children?: ReactNode;
};

const nothing: Source = { text: '', file: null };

/** Imports rows from a file or a pasted text, and lists those that failed. */
export function ImportDialog<Result extends Outcome>(props: ImportDialogProps<Result>) {
  const { title, description, what, hint, sample, lacking, totals, job, onClose, children } = props;
  const { run, result, busy, reset } = job;
  const [source, setSource] = useState(nothing);
  return (
    <Dialog open onClose={onClose} size="lg" title={title} description={description}>
      {result ? (
        <ImportReport totals={totals(result)} lacking={lacking} {...result} />
      ) : (
        <div className="flex flex-col gap-4">
          <ImportSource
            what={what}
            hint={hint}
            sample={sample}
            source={source}
            disabled={busy}
            onChange={setSource}
          />
          {children}
        </div>
      )}
      <DialogActions>
        {result ? (
          <>
            <Button
              onClick={() => {
                reset();
                setSource(nothing);
              }}
            >
              {m.importDialog.importMore}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {m.importDialog.done}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{m.importDialog.cancel}</Button>
            <Button variant="primary" busy={busy} onClick={() => run(source)}>
              {m.importDialog.import}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
