import type { Schema } from '@helpdesk/sdk/contract/operations';
import { SavedViewInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { readsOfViews, type SavedView } from './saved-views.ts';
import { useDeletion } from './use-view-changes.ts';

type Layout = NonNullable<SavedView['layout']>;

const layoutNames: Record<Layout, string> = { table: 'table', beside: 'list beside the ticket' };

const whose = [
  { value: 'personal', label: 'Me' },
  { value: 'team', label: 'The team' },
];

type NewViewProps = {
  query: string;
  layout: Layout;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
};

/** Saves the filters of the list under a name. */
export function NewView({ query, layout, onSaved, onClose }: NewViewProps) {
  const mayWriteTeam = useCan()('manage_settings');
  const [visibility, setVisibility] = useState<SavedView['visibility']>('personal');
  const [keepsLayout, setKeepsLayout] = useState(false);
  const remove = useDeletion();
  const form = useContractForm<Schema<'SavedViewInput'>>(SavedViewInput, {
    defaults: { name: '', query },
  });
  const { write, busy } = useWrite('views.create', {
    repeatable: true,
    done: ({ id }) => ({ title: 'View saved', undo: () => remove({ id }) }),
    failed: (error) => ({
      title: 'Error',
      text: serverMessage(error, 'The view could not be saved'),
    }),
    refresh: readsOfViews,
    onDone: (view) => {
      onSaved(view);
      onClose();
    },
    onFailed: form.showRefusals,
  });
  const save = form.handleSubmit(({ name }) =>
    write({
      name,
      query,
      ...(keepsLayout && { layout }),
      ...(mayWriteTeam && { visibility }),
    }),
  );

  return (
    <FormDialog
      size="sm"
      title="Save view"
      description={query}
      submit="Save"
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <NameField {...form.field('name')} error={form.errors.name?.message} />
      {form.errors.query?.message && (
        <p role="alert" className="text-xs text-destructive-text">
          {form.errors.query.message}
        </p>
      )}
      {mayWriteTeam && (
        <Field label="For">
          <Select
            options={whose}
            value={visibility}
            onChange={({ target }) => setVisibility(target.value as SavedView['visibility'])}
          />
        </Field>
      )}
      <Switch
        checked={keepsLayout}
        onChange={setKeepsLayout}
        label="Keep the layout"
        hint={`The view opens as ${layoutNames[layout]}, where there is room.`}
      />
    </FormDialog>
  );
}

/** Gives a saved view another name. */
export function RenamedView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const form = useContractForm<Schema<'SavedViewInput'>>(SavedViewInput, {
    defaults: { name: view.name, query: view.query },
  });
  const { write: back } = useWrite('views.update', {
    done: 'The change was undone',
    failed: 'The change could not be undone',
    refresh: readsOfViews,
  });
  const { write, busy } = useWrite('views.update', {
    done: ({ id }) => ({
      title: 'View renamed',
      undo: () => back({ id, name: view.name }),
    }),
    failed: (error) => ({
      title: 'Error',
      text: serverMessage(error, 'The view could not be renamed'),
    }),
    refresh: readsOfViews,
    onDone: onClose,
    onFailed: form.showRefusals,
  });
  const save = form.handleSubmit(({ name }) => write({ id: view.id, name }));
  return (
    <FormDialog
      size="sm"
      title="Rename view"
      submit="Rename"
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <NameField {...form.field('name')} error={form.errors.name?.message} />
    </FormDialog>
  );
}

type NameFieldProps = Omit<React.ComponentProps<'input'>, 'className'> & {
  error: string | undefined;
};

function NameField({ error, ...rest }: NameFieldProps) {
  return (
    <Field label="Name" required error={error}>
      <Input {...rest} maxLength={60} autoComplete="off" />
    </Field>
  );
}
