import { useState } from 'react';
import { callOperation } from '../../../data/client.ts';
import { useCan } from '../../../data/session.ts';
import { readTable } from '../../../data/transfer/table-file.ts';
import { type Imported, useImport } from '../../../data/transfer/use-import.ts';
import { Field } from '../../../ui/Field.tsx';
import { ImportDialog as Dialog } from '../../../ui/import/ImportDialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import m from '../messages.yaml';
import { readsOfReplies, type Visibility } from '../replies.ts';

const sample = `title,shortcut,text,folder
Where is my parcel,parcel,"Hello {customer.firstName|there}, it is on its way.",Shipping`;

const format = {
  list: 'replies',
  columns: ['title', 'shortcut', 'text', 'format', 'folder'],
  required: ['title', 'text'],
  none: m.importDialog.noValidCannedRepliesFound,
};

/** Imports canned replies from a file or pasted text, and reports the result of every row. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const mayWriteTeam = useCan()('manage_help_center');
  const [visibility, setVisibility] = useState<Visibility>(mayWriteTeam ? 'team' : 'personal');
  const job = useImport({
    read: (text) => readTable(text, format),
    // Personal replies need no permission.
    send: (replies) =>
      callOperation('cannedReplies.import', {
        ...(visibility === 'team' && { visibility }),
        replies,
      }),
    failed: m.importDialog.theCannedRepliesCouldNotBe,
    refresh: readsOfReplies,
  });
  return (
    <Dialog
      title={m.importDialog.importCannedReplies}
      description={m.importDialog.aRowWithTheShortcutOf}
      what={m.importDialog.cannedReplies}
      hint={m.importDialog.columnsOfCsvTitleShortcutText}
      sample={sample}
      lacking={m.importDialog.titleOrText}
      totals={totalsOf}
      job={job}
      onClose={onClose}
    >
      {mayWriteTeam && (
        <Field label={m.importDialog.whoCanUseThem}>
          <Select
            value={visibility}
            options={[
              { value: 'team', label: m.importDialog.theTeam },
              { value: 'personal', label: m.importDialog.onlyMe },
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
    ? m.importDialog.importedFailed({ imported, failed })
    : m.importDialog.imported({ imported });
