import { useState } from 'react';
import { callOperation } from '../../../data/client.ts';
import { useCan } from '../../../data/session.ts';
import { readTable } from '../../../data/table-file.ts';
import { type Imported, useImport } from '../../../data/use-import.ts';
import { Field } from '../../../ui/Field.tsx';
import { ImportDialog as Dialog } from '../../../ui/ImportDialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { readsOfReplies, type Visibility } from '../replies.ts';

const sample = `title,shortcut,text,folder
Where is my parcel,parcel,"Hello {customer.firstName|there}, it is on its way.",Shipping`;

const format = {
  list: 'replies',
  columns: ['title', 'shortcut', 'text', 'format', 'folder'],
  required: ['title', 'text'],
  none: 'No valid canned replies found',
};

/** Imports canned replies from a file or a pasted text, and reports the result of every row. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const mayWriteTeam = useCan()('manage_help_center');
  const [visibility, setVisibility] = useState<Visibility>(mayWriteTeam ? 'team' : 'personal');
  const job = useImport({
    read: (text) => readTable(text, format),
    // Personal ones need no permission.
    send: (replies) =>
      callOperation('cannedReplies.import', {
        ...(visibility === 'team' && { visibility }),
        replies,
      }),
    failed: 'The canned replies could not be imported',
    refresh: readsOfReplies,
  });
  return (
    <Dialog
      title="Import Canned Replies"
      description="A row with the shortcut of a stored reply updates that one."
      what="canned replies"
      hint="Columns of CSV: title, shortcut, text, format (text or markdown) and folder. Stored replies keep their files."
      sample={sample}
      lacking="title or text"
      totals={totalsOf}
      job={job}
      onClose={onClose}
    >
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
    </Dialog>
  );
}

const totalsOf = ({ imported, failed }: Imported) =>
  failed > 0
    ? `${imported.toLocaleString()} imported, ${failed.toLocaleString()} failed`
    : `${imported.toLocaleString()} imported`;
