import { agentName } from '@helpdesk/sdk/rules/names';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useList } from '../../../data/use-list.ts';
import { useRead } from '../../../data/use-read.ts';
import { ResourcePage } from '../../../ui/resource/ResourcePage.tsx';
import m from '../messages.yaml';
import MacroDialog from './MacroDialog.tsx';
import { MacroRow } from './MacroRow.tsx';
import { type Macro, matchMacros } from './macros.ts';

const create = { label: m.macrosPage.newMacro, dialog: MacroDialog };

/** The macros of the team and the user's own, in their order. */
export default function MacrosPage() {
  const [text, setText] = useState('');
  const list = useList('macros.list');
  const { items: macros = [] } = list;
  const { data: members = [] } = useRead('team.assignable');
  const names = new Map(members.map(({ user }) => [user.id, agentName(user)]));
  return (
    <ResourcePage
      name={m.macrosPage.macros}
      list={{ ...list, items: list.items && text.trim() ? matchMacros(macros, text) : list.items }}
      row={(macro, open) => (
        <MacroRow
          key={macro.id}
          macro={macro}
          isLast={isLast(macros, macro)}
          nameOf={(id) => names.get(id) ?? m.macrosPage.somebodyWhoHasLeft}
          onEdit={() => open('edit')}
        />
      )}
      dialogs={{ edit: MacroDialog }}
      create={create}
      search={{ text, onText: setText, placeholder: m.macrosPage.searchNameOrText }}
      empty={{
        icon: <ListChecks />,
        title: m.macrosPage.noMacrosYet,
        text: m.macrosPage.putWhatYouDoAgainAnd,
        action: create,
      }}
      notFound={{ title: m.macrosPage.noMacrosFound, text: m.macrosPage.noneHasWhatYouSearchFor }}
    />
  );
}

const isLast = (macros: readonly Macro[], { visibility, position }: Macro) =>
  !macros.some((other) => other.visibility === visibility && other.position > position);
