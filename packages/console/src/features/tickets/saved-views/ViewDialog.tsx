import type { Schema } from '@helpdesk/sdk/contract/operations';
import { SavedViewInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';
import { readsOfViews, type SavedView } from './saved-views.ts';
import { useDeletion } from './use-view-changes.ts';

type Layout = NonNullable<SavedView['layout']>;

const layoutHints: Record<Layout, string> = {
  table: m.viewDialog.opensAsTable,
  beside: m.viewDialog.opensBesideTheTicket,
};

const whose = [
  { value: 'personal', label: m.viewDialog.me },
  { value: 'team', label: m.viewDialog.theTeam },
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
    done: ({ id }) => ({ title: m.viewDialog.viewSaved, undo: () => remove({ id }) }),
    failed: messageOr(m.viewDialog.theViewCouldNotBeSaved),
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
      title={m.viewDialog.saveView}
      description={query}
      submit={m.viewDialog.save}
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
        <Field label={m.viewDialog.for}>
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
        label={m.viewDialog.keepTheLayout}
        hint={layoutHints[layout]}
      />
    </FormDialog>
  );
}

/** Renames a saved view. */
export function RenamedView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const form = useContractForm<Schema<'SavedViewInput'>>(SavedViewInput, {
    defaults: { name: view.name, query: view.query },
  });
  const { write: back } = useWrite('views.update', {
    done: m.viewDialog.theChangeWasUndone,
    failed: m.viewDialog.theChangeCouldNotBeUndone,
    refresh: readsOfViews,
  });
  const { write, busy } = useWrite('views.update', {
    done: ({ id }) => ({
      title: m.viewDialog.viewRenamed,
      undo: () => back({ id, name: view.name }),
    }),
    failed: messageOr(m.viewDialog.theViewCouldNotBeRenamed),
    refresh: readsOfViews,
    onDone: onClose,
    onFailed: form.showRefusals,
  });
  const save = form.handleSubmit(({ name }) => write({ id: view.id, name }));
  return (
    <FormDialog
      size="sm"
      title={m.viewDialog.renameView}
      submit={m.viewDialog.rename}
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
    <Field label={m.viewDialog.name} required error={error}>
      <Input {...rest} maxLength={60} autoComplete="off" />
    </Field>
  );
}
