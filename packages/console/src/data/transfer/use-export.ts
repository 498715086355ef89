import { useMutation } from '@tanstack/react-query';
import m from '../messages.yaml';
import { saveFile } from '../save-file.ts';
import { toast } from '../toast.ts';
import { isUnauthorized } from '../unauthorized.ts';
import { serverMessage } from '../use-write.ts';

type ExportOptions = {
  /** The name of the file, without its extension. */
  file: string;
  csv: () => Promise<string>;
  json: () => Promise<unknown>;
  done: string;
  /** The error message if the server sends none. */
  failed: string;
  onDone: () => void;
};

/** Downloads an export of the server as a file. */
export function useExport({ file, csv, json, done, failed, onDone }: ExportOptions) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: 'csv' | 'json') => {
      if (format === 'csv') saveFile(await csv(), `${file}.csv`, 'text/csv');
      else saveFile(JSON.stringify(await json(), null, 2), `${file}.json`, 'application/json');
    },
    onSuccess: () => {
      toast({ title: done });
      onDone();
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({
        title: m.useExport.exportFailed,
        text: serverMessage(error, failed),
        destructive: true,
      });
    },
  });
  return { run: mutate, busy: isPending };
}
