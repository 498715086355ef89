import { ClipboardList } from 'lucide-react';
import { lazy } from 'react';
import { useList } from '../../data/use-list.ts';
import { Page } from '../../ui/Page.tsx';
import { ResourceCard } from '../../ui/resource/ResourceCard.tsx';
import { formDialogs } from './dialogs/dialogs.ts';
import { FormRow } from './FormRow.tsx';
import { SummaryRow } from './SummaryRow.tsx';

const BuilderDialog = lazy(() => import('./builder/BuilderDialog.tsx'));
const create = { label: 'Create Form', dialog: BuilderDialog };

/** The contact forms of the organization and their actions. */
export default function FormsPage() {
  return (
    <Page kind="list">
      <SummaryRow />
      <ResourceCard
        name="Forms"
        title="Forms"
        list={useList('contactForms.list')}
        row={(form, open) => (
          <FormRow key={form.id} form={form} onEdit={() => open('edit')} onShow={open} />
        )}
        dialogs={{ ...formDialogs, edit: BuilderDialog }}
        create={create}
        empty={{
          icon: <ClipboardList />,
          title: 'No contact forms yet',
          text: 'Make one, put it on your site, and what visitors send becomes a ticket.',
          action: create,
        }}
        className="h-96 overflow-y-auto overscroll-contain"
      />
    </Page>
  );
}
