import { Unreadable } from '@helpdesk/sdk/imports/unreadable';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Refresh, refresh } from '../cache.ts';
import m from '../messages.yaml';
import { toast } from '../toast.ts';
import { isUnauthorized } from '../unauthorized.ts';
import { serverMessage } from '../use-write.ts';
import { type FileRows, textOf } from './table-file.ts';

export type Imported = {
  imported: number;
  failed: number;
  errors: { row: number; message: string }[];
};

/** Sends up to a thousand rows. */
type Send = (rows: Record<string, unknown>[]) => Promise<Imported>;

type ImportOptions = {
  read: (text: string) => Promise<FileRows>;
  send: Send;
  /** The title of the toast for an unreadable file. */
  unreadable?: string;
  /** The error message if the server sends none. */
  failed: string;
  refresh: readonly Refresh[];
  onDone?: (result: Imported) => void;
};

/** Imports the rows of a file or a pasted text. */
export function useImport(options: ImportOptions) {
  const client = useQueryClient();
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: async ({ text, file }: { text: string; file: Blob | null }) => {
      const found = await options.read(file ? await textOf(file) : text);
      return { ...(await sendRows(found, options.send)), skipped: found.skipped };
    },
    onSuccess: (result) => options.onDone?.(result),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const [title, text] =
        error instanceof Unreadable
          ? [options.unreadable ?? m.useImport.importFailed, error.message]
          : [m.useImport.importFailed, serverMessage(error, options.failed)];
      toast({ title, text, destructive: true });
    },
    onSettled: () => refresh(client, options.refresh),
  });
  return { run: mutate, result: data, busy: isPending, reset };
}

/** The maximum number of rows in one call. */
const AT_ONCE = 1_000;

/** Sends rows in batches; the result has the row numbers of the file. */
export async function sendRows({ rows }: FileRows, send: Send): Promise<Imported> {
  const sum: Imported = { imported: 0, failed: 0, errors: [] };
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE);
    const answer = await send(part.map(({ value }) => value));
    sum.imported += answer.imported;
    sum.failed += answer.failed;
    for (const { row, message } of answer.errors) {
      sum.errors.push({
        row: part[row - 1]?.row ?? row,
        message: message || m.useImport.unknownError,
      });
    }
  }
  return sum;
}
