import { Unreadable } from '@helpdesk/sdk/imports/unreadable';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refresh } from '../../../data/cache.ts';
import { textOf } from '../../../data/table-file.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { ImportReport } from '../../../ui/ImportReport.tsx';
import { ImportSource, type Source } from '../../../ui/ImportSource.tsx';
import { Select } from '../../../ui/Select.tsx';
import { readsOfReplies, type Visibility } from '../replies.ts';
import { importReplies, parseReplies, totalsOf } from './import-replies.ts';

const nothing: Source = { text: '', file: null };
const sample = `title,shortcut,text,folder
Where is my parcel,parcel,"Hello {customer.firstName|there}, it is on its way.",Shipping`;

type ImportDialogProps = { mayWriteTeam: boolean; onClose: () => void };

/** Imports canned replies from a file or a pasted text, and reports the result of every row. */
export function ImportDialog({ mayWriteTeam, onClose }: ImportDialogProps) {
  const client = useQueryClient();
  const [source, setSource] = useState(nothing);
  const [visibility, setVisibility] = useState<Visibility>(mayWriteTeam ? 'team' : 'personal');
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: async () => {
      const found = await parseReplies(source.file ? await textOf(source.file) : source.text);
      return { ...(await importReplies(found, visibility)), skipped: found.skipped };
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const text =
        error instanceof Unreadable
          ? error.message
          : serverMessage(error, 'The canned replies could not be imported');
      toast({ title: 'Import failed', text, destructive: true });
    },
    onSettled: () => refresh(client, readsOfReplies),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title="Import Canned Replies"
      description="A row with the shortcut of a stored reply updates that one."
    >
      {data ? (
        <ImportReport
          totals={totalsOf(data)}
          errors={data.errors}
          skipped={data.skipped}
          lacking="title or text"
        />
      ) : (
        <div className="flex flex-col gap-4">
          <ImportSource
            what="canned replies"
            hint="Columns of CSV: title, shortcut, text, format (text or markdown) and folder. Stored replies keep their files."
            sample={sample}
            source={source}
            disabled={isPending}
            onChange={setSource}
          />
          {mayWriteTeam && (
            <Field label="Who can use them">
              <Select
                value={visibility}
                options={[
                  { value: 'team', label: 'The team' },
                  { value: 'personal', label: 'Only me' },
                ]}
                onChange={({ target }) => setVisibility(target.value as Visibility)}
              />
            </Field>
          )}
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
