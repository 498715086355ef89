import { ClipboardList } from 'lucide-react';
import { lazy } from 'react';
import { useList } from '../../data/use-list.ts';
import { Page } from '../../ui/Page.tsx';
import { ResourceCard } from '../../ui/resource/ResourceCard.tsx';
import { formDialogs } from './dialogs/dialogs.ts';
import { FormRow } from './FormRow.tsx';
import m from './messages.yaml';
import { SummaryRow } from './SummaryRow.tsx';

const BuilderDialog = lazy(() => import('./builder/BuilderDialog.tsx'));
const create = { label: m.formsPage.createForm, dialog: BuilderDialog };

/** The contact forms of the organization and their actions. */
export default function FormsPage() {
  return (
    <Page kind="list">
      <SummaryRow />
      <ResourceCard
        name={m.formsPage.forms}
        title={m.formsPage.forms}
        list={useList('contactForms.list')}
        row={(form, open) => (
          <FormRow key={form.id} form={form} onEdit={() => open('edit')} onShow={open} />
        )}
        dialogs={{ ...formDialogs, edit: BuilderDialog }}
        create={create}
        empty={{
          icon: <ClipboardList />,
          title: m.formsPage.noContactFormsYet,
          text: m.formsPage.makeOnePutItOnYour,
          action: create,
        }}
        className="h-96 overflow-y-auto overscroll-contain"
      />
    </Page>
  );
}
