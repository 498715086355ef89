import { agentName } from '@helpdesk/sdk/rules/names';
import { ListChecks, Plus, Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import MacroDialog from './MacroDialog.tsx';
import { MacroRow } from './MacroRow.tsx';
import { type Macro, matchMacros } from './macros.ts';

/** The macros of the team and one's own, in their order. */
export default function MacrosPage() {
  const [text, setText] = useState('');
  const [shown, setShown] = useState<{ macro: Macro | null } | null>(null);
  const { data: macros, error, refetch } = useRead('macros.list');
  const { data: members = [] } = useRead('team.assignable');
  const names = new Map(members.map(({ user }) => [user.id, agentName(user)]));
  const found = macros && (text.trim() ? matchMacros(macros, text) : macros);
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setShown({ macro: null })}>
      New Macro
    </Button>
  );

  return (
    <Page kind="list">
      <div role="search" aria-label="Macros" className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-56 sm:max-w-sm">
          <Input
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            aria-label="Search macros"
            placeholder="Search name or text..."
            icon={<Search />}
            maxLength={200}
            autoComplete="off"
          />
        </div>
        <div className="ml-auto">{create}</div>
      </div>
      <p role="status" className="sr-only">
        {found && text.trim() && `${found.length} found`}
      </p>
      {error && !macros ? (
        <ErrorState
          text={serverMessage(error, 'Something went wrong')}
          onRetry={() => void refetch()}
        />
      ) : macros?.length === 0 ? (
        <EmptyState
          icon={<ListChecks />}
          title="No macros yet"
          text="Put what you do again and again into one step: a reply, a note, and changes of the ticket. On any ticket, press y to apply one."
          action={create}
        />
      ) : found?.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title="No macros found"
          text="None has what you search for."
        />
      ) : (
        <ul aria-label="Macros" aria-busy={!found} className="-mx-4 border-y md:mx-0">
          {found?.map((macro) => (
            <MacroRow
              key={macro.id}
              macro={macro}
              isLast={isLast(macros ?? [], macro)}
              nameOf={(id) => names.get(id) ?? 'somebody who has left'}
              onEdit={() => setShown({ macro })}
            />
          )) ?? <Loading />}
        </ul>
      )}
      {shown && <MacroDialog {...shown} onClose={() => setShown(null)} />}
    </Page>
  );
}

const isLast = (macros: readonly Macro[], { visibility, position }: Macro) =>
  !macros.some((other) => other.visibility === visibility && other.position > position);

function Loading() {
  return Array.from({ length: 5 }, (_, row) => (
    <li key={row} className="border-b px-4 py-4 last:border-b-0">
      <Skeleton className="w-64 max-w-full" />
      <Skeleton className="mt-2.5 h-3 w-full max-w-lg" />
    </li>
  ));
}
