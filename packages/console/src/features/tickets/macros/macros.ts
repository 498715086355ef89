import type { Schema } from '@helpdesk/sdk/contract/operations';
import { folded } from '@helpdesk/sdk/rules/folded';
import { useCan } from '../../../data/session.ts';
import { toast } from '../../../data/toast.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';

export type Macro = Schema<'Macro'>;

/** The reads to invalidate after a macro has changed. */
export const readsOfMacros = ['macros.list'] as const;

/** The macros that contain each typed word: first those whose name starts with the text, then the others in their order. */
export function matchMacros(macros: readonly Macro[], text: string): Macro[] {
  const wanted = folded(text.trim());
  const words = wanted.split(/\s+/).filter(Boolean);
  const found = macros.filter(({ name, reply, note }) => {
    const all = folded([name, reply ?? '', note ?? ''].join('\n'));
    return words.every((word) => all.includes(word));
  });
  const begins = ({ name }: Macro) => folded(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((macro) => !begins(macro))];
}

/** Returns whether the signed-in member may change a macro: their own, or with a permission those of the team. */
export function useMayChange() {
  const mayWriteTeam = useCan()('manage_help_center');
  return ({ visibility }: Pick<Macro, 'visibility'>) => visibility === 'personal' || mayWriteTeam;
}

/** Deletes a macro; the toast can undo it. */
export function useDeletion() {
  const { write: restore } = useWrite('macros.restore', {
    done: m.macros.macroRestored,
    failed: messageOr(m.macros.theMacroCouldNotBeRestored),
    refresh: readsOfMacros,
  });
  return useWrite('macros.delete', {
    done: (_, { id }) => ({ title: m.macros.macroDeleted, undo: () => restore({ id }) }),
    failed: messageOr(m.macros.theMacroCouldNotBeDeleted),
    refresh: readsOfMacros,
  });
}

/** Moves a macro; the toast can undo it. */
export function useMove() {
  const { write: back } = useWrite('macros.update', {
    done: m.macros.theChangeWasUndone,
    failed: messageOr(m.macros.theChangeCouldNotBeUndone),
    refresh: readsOfMacros,
  });
  const { writeAsync, busy } = useWrite('macros.update', {
    failed: messageOr(m.macros.theMacroCouldNotBeMoved),
    refresh: readsOfMacros,
  });
  function to({ id, position: was }: Macro, position: number) {
    const undo = () => back({ id, position: was });
    writeAsync({ id, position }).then(
      () => toast({ title: m.macros.macroMoved, undo }),
      () => {},
    );
  }
  return { to, busy };
}
