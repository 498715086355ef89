import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { filtersFrom, searchFrom, type TicketFilters } from '../list/filters.ts';
import { useLayoutChoice } from '../list/layout.ts';
import type { Reason } from '../list/typed-filters.ts';
import m from '../messages.yaml';
import { givenViews } from '../views.ts';
import {
  isChanged,
  queryOf,
  type ShownView,
  searchOf,
  useMayChange,
  useSavedViews,
  whyBroken,
  withoutMissing,
} from './saved-views.ts';
import { useViewChange } from './use-view-changes.ts';
import { NewView } from './ViewDialog.tsx';

type ViewControlsProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
};

/** Saves the filters as a view; if a view is open and its filters have changed, updates or resets it. */
export function ViewControls({ filters, onChange }: ViewControlsProps) {
  const isStaff = useCan()('view_assigned_tickets');
  return isStaff && <StaffControls filters={filters} onChange={onChange} />;
}

function StaffControls({ filters, onChange }: ViewControlsProps) {
  const { user } = useSession();
  const reader = { client: useQueryClient(), userId: user.id };
  const [layout, choose] = useLayoutChoice();
  const [isNaming, setNaming] = useState(false);
  // The sidebar loads them; here they matter only if a view is open.
  const { views } = useSavedViews({ enabled: filters.view !== '' });
  const opened = views?.find(({ id }) => id === filters.view);
  // The open view may have been deleted or no longer shared.
  const isOther = opened
    ? isChanged(opened, filters, layout)
    : filters.view === '' || views !== undefined;
  const shown = JSON.stringify(searchFrom(filters));
  const isGiven = givenViews(user.id).some(
    ({ search }) => JSON.stringify(searchFrom(filtersFrom(search))) === shown,
  );
  if (isGiven) return null;
  if (opened?.reason)
    return <BrokenView view={opened} reason={opened.reason} onChange={onChange} />;
  return (
    <>
      {opened && isOther && (
        <OpenedView
          view={opened}
          query={queryOf(filters, user.id)}
          layout={layout}
          onReset={() => {
            if (opened.layout) choose(opened.layout);
            onChange(filtersFrom(opened.search));
          }}
        />
      )}
      {isOther && (
        <Button data-view="" size="sm" onClick={() => setNaming(true)}>
          {opened ? m.viewControls.saveAsNewView : m.viewControls.saveView}
        </Button>
      )}
      {isNaming && (
        <NewView
          query={queryOf(filters, user.id)}
          layout={layout}
          onSaved={(view) => onChange(filtersFrom(searchOf(view, reader).search))}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

type OpenedViewProps = {
  view: ShownView;
  query: string;
  layout: 'table' | 'beside';
  onReset: () => void;
};

function OpenedView({ view, query, layout, onReset }: OpenedViewProps) {
  const change = useViewChange(view);
  const mayChange = useMayChange();
  return (
    <>
      {mayChange(view) && (
        <Button
          size="sm"
          onClick={() => change({ query, ...(view.layout && { layout }) })}
          title={m.viewControls.keepTheseFiltersIn({ view: view.name })}
        >
          {m.viewControls.updateView}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        onClick={onReset}
        title={m.viewControls.goBackToTheFiltersOf({ view: view.name })}
      >
        {m.viewControls.reset}
      </Button>
    </>
  );
}

type BrokenViewProps = {
  view: ShownView;
  reason: Reason;
  onChange: ViewControlsProps['onChange'];
};

/** Explains why the view is invalid, with a way to fix it. */
function BrokenView({ view, reason, onChange }: BrokenViewProps) {
  const { user } = useSession();
  const reader = { client: useQueryClient(), userId: user.id };
  const change = useViewChange(view);
  const mayChange = useMayChange()(view);
  const { missing } = reason;

  function fix() {
    if (!missing) return;
    const query = withoutMissing(view.query, missing);
    if (mayChange) change({ query });
    const { search } = searchOf({ id: view.id, query }, reader);
    onChange(filtersFrom({ ...search, view: mayChange ? view.id : '' }));
  }
  return (
    <>
      <p role="alert" className="basis-full text-sm text-destructive-text">
        {m.viewControls.thisViewCantBeShown({ whyBroken: whyBroken(reason) })}
      </p>
      {missing && (
        <Button data-view="" size="sm" onClick={fix}>
          {mayChange ? m.viewControls.removeThisFilter : m.viewControls.showWithoutThisFilter}
        </Button>
      )}
    </>
  );
}
