import { ClipboardList, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHeader } from '../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { FormDialogs, type Shown } from './dialogs/FormDialogs.tsx';
import { FormList } from './FormList.tsx';
import { SummaryRow } from './SummaryRow.tsx';

const BuilderDialog = lazy(() => import('./builder/BuilderDialog.tsx'));

/** The contact forms of the organization and their actions. */
export default function FormsPage() {
  const { data: forms, isError, error, refetch } = useRead('contactForms.list');
  const [shown, setShown] = useState<Shown | null>(null);
  const [editing, setEditing] = useState<{ id: string | null } | null>(null);
  const edited = forms?.find(({ id }) => id === editing?.id) ?? null;
  const create = () => setEditing({ id: null });
  const createButton = (
    <Button variant="primary" icon={<Plus />} onClick={create}>
      Create Form
    </Button>
  );

  return (
    <Page kind="list">
      <SummaryRow />
      <Card>
        <CardHeader title="Forms" actions={createButton} />
        {isError && !forms ? (
          <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
        ) : forms?.length === 0 ? (
          <EmptyState
            icon={<ClipboardList />}
            title="No contact forms yet"
            text="Make one, put it on your site, and what visitors send becomes a ticket."
            action={createButton}
          />
        ) : (
          <FormList
            forms={forms}
            onEdit={({ id }) => setEditing({ id })}
            onShow={(dialog, { id }) => setShown({ dialog, formId: id })}
          />
        )}
      </Card>
      <FormDialogs shown={shown} forms={forms} onClose={() => setShown(null)} />
      {editing && (editing.id === null || edited) && (
        <Suspense>
          <BuilderDialog key={editing.id ?? 'new'} form={edited} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </Page>
  );
}
