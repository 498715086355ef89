import { agentName } from '@helpdesk/sdk/rules/names';
import { Link } from '@tanstack/react-router';
import { UserRound, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { Combo } from '../../../ui/ComboPanel.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { type Macro, matchMacros } from './macros.ts';
import { macroSteps } from './step-texts.ts';

type MacroPickerProps = {
  /** What it is applied to, for people. */
  about: string;
  onPick: (macro: Macro) => void;
  onClose: () => void;
};

/** Finds a macro by typing. */
export function MacroPicker({ about, onPick, onClose }: MacroPickerProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { data: macros, error, refetch } = useRead('macros.list');
  const { data: members = [] } = useRead('team.assignable');
  const names = new Map(members.map(({ user }) => [user.id, agentName(user)]));
  const found = matchMacros(macros ?? [], text);
  const optionsOf = (visibility: Macro['visibility']) =>
    found
      .filter((macro) => macro.visibility === visibility)
      .map((macro) => ({
        key: macro.id,
        icon:
          visibility === 'team' ? <Users aria-hidden="true" /> : <UserRound aria-hidden="true" />,
        label: macro.name,
        hint: (
          <span className="block max-w-64 truncate max-sm:max-w-36">
            {macroSteps(macro, (id) => names.get(id) ?? 'somebody who has left').join(' · ')}
          </span>
        ),
      }));
  const groups = [
    { name: 'Team', options: optionsOf('team') },
    { name: 'Mine', options: optionsOf('personal') },
  ].filter(({ options }) => options.length > 0);

  return (
    <Dialog open onClose={onClose} title="Apply a macro" description={`To ${about}`}>
      {error && !macros ? (
        <ErrorState
          text={serverMessage(error, 'The macros could not be loaded')}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="-mx-1.5 flex max-h-[min(26rem,60dvh)] flex-col">
          <Combo
            label="Macros"
            placeholder="Find a macro..."
            text={text}
            onText={setText}
            groups={groups}
            field={field}
            maxLength={200}
            onPick={(id) => {
              const macro = found.find((one) => one.id === id);
              if (macro) onPick(macro);
            }}
          />
          <p
            role="status"
            className={found.length > 0 ? 'sr-only' : 'px-1.5 pt-2 text-sm text-muted-foreground'}
          >
            {noticeOf(found.length, macros?.length)}
          </p>
          {macros?.length === 0 && (
            <p className="px-1.5 pt-1 text-sm">
              <Link to="/settings/macros" className="font-medium text-primary-text hover:underline">
                Create one
              </Link>
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

function noticeOf(found: number, known: number | undefined): string {
  if (known === undefined) return 'Loading...';
  if (known === 0) return 'There are no macros yet.';
  if (found === 0) return 'No macro found';
  return found === 1 ? '1 macro' : `${found} macros`;
}
