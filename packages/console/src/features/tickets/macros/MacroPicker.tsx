import { agentName } from '@helpdesk/sdk/rules/names';
import { Link } from '@tanstack/react-router';
import { UserRound, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { Combo } from '../../../ui/ComboPanel.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import m from '../messages.yaml';
import { type Macro, matchMacros } from './macros.ts';
import { macroSteps } from './step-texts.ts';

type MacroPickerProps = {
  /** A description of the tickets that it's applied to, for display. */
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
            {macroSteps(macro, (id) => names.get(id) ?? m.macroPicker.somebodyWhoHasLeft).join(
              ' · ',
            )}
          </span>
        ),
      }));
  const groups = [
    { name: m.macroPicker.team, options: optionsOf('team') },
    { name: m.macroPicker.mine, options: optionsOf('personal') },
  ].filter(({ options }) => options.length > 0);

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.macroPicker.applyAMacro}
      description={m.macroPicker.to({ about })}
    >
      {error && !macros ? (
        <ErrorState
          text={serverMessage(error, m.macroPicker.theMacrosCouldNotBeLoaded)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="-mx-1.5 flex max-h-[min(26rem,60dvh)] flex-col">
          <Combo
            label={m.macroPicker.macros}
            placeholder={m.macroPicker.findAMacro}
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
                {m.macroPicker.createOne}
              </Link>
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

function noticeOf(found: number, known: number | undefined): string {
  if (known === undefined) return m.macroPicker.loading;
  if (known === 0) return m.macroPicker.thereAreNoMacrosYet;
  if (found === 0) return m.macroPicker.noMacroFound;
  return m.macroPicker.macros2({ found });
}
