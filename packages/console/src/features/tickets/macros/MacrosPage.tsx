import { agentName } from '@helpdesk/sdk/rules/names';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useList } from '../../../data/use-list.ts';
import { useRead } from '../../../data/use-read.ts';
import { ResourcePage } from '../../../ui/resource/ResourcePage.tsx';
import MacroDialog from './MacroDialog.tsx';
import { MacroRow } from './MacroRow.tsx';
import { type Macro, matchMacros } from './macros.ts';

const create = { label: 'New Macro', dialog: MacroDialog };

/** The macros of the team and one's own, in their order. */
export default function MacrosPage() {
  const [text, setText] = useState('');
  const list = useList('macros.list');
  const { items: macros = [] } = list;
  const { data: members = [] } = useRead('team.assignable');
  const names = new Map(members.map(({ user }) => [user.id, agentName(user)]));
  return (
    <ResourcePage
      name="Macros"
      list={{ ...list, items: list.items && text.trim() ? matchMacros(macros, text) : list.items }}
      row={(macro, open) => (
        <MacroRow
          key={macro.id}
          macro={macro}
          isLast={isLast(macros, macro)}
          nameOf={(id) => names.get(id) ?? 'somebody who has left'}
          onEdit={() => open('edit')}
        />
      )}
      dialogs={{ edit: MacroDialog }}
      create={create}
      search={{ text, onText: setText, placeholder: 'Search name or text...' }}
      empty={{
        icon: <ListChecks />,
        title: 'No macros yet',
        text: 'Put what you do again and again into one step: a reply, a note, and changes of the ticket. On any ticket, press y to apply one.',
        action: create,
      }}
      notFound={{ title: 'No macros found', text: 'None has what you search for.' }}
    />
  );
}

const isLast = (macros: readonly Macro[], { visibility, position }: Macro) =>
  !macros.some((other) => other.visibility === visibility && other.position > position);
