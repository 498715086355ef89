import { useCallback, useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { useDraft } from '../../../data/use-draft.ts';
import { useFormatting } from '../../../data/use-formatting.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import m from '../messages.yaml';
import { MacroFields } from './MacroFields.tsx';
import { inputOf, type MacroText, type MacroValues, validate, valuesOf } from './macro-values.ts';
import { type Macro, readsOfMacros, useDeletion } from './macros.ts';

type MacroDialogProps = {
  /** The macro to edit; absent to create one. */
  item?: Macro;
  onClose: () => void;
};

/** Creates or edits a macro. */
export default function MacroDialog({ item: macro, onClose }: MacroDialogProps) {
  const mayWriteTeam = useCan()('manage_help_center');
  const draft = useDraft(() => valuesOf(macro));
  const { start, values, setValues } = draft;
  const [unfinished, setUnfinished] = useState<readonly string[]>([]);
  const onUnfinished = useCallback(
    (kind: string, is: boolean) =>
      setUnfinished((old) => [...old.filter((one) => one !== kind), ...(is ? [kind] : [])]),
    [],
  );
  // The format of a new text, until the user chooses one.
  const { isOn: isUsual } = useFormatting(undefined, () => {});

  const { write: remove } = useDeletion();
  const back = useWrite('macros.update', {
    done: m.macroDialog.theChangeWasUndone,
    failed: messageOr(m.macroDialog.theChangeCouldNotBeUndone),
    refresh: readsOfMacros,
  });
  const saving = {
    failed: messageOr(m.macroDialog.theMacroCouldNotBeSaved),
    refresh: readsOfMacros,
    onDone: onClose,
    onFailed: draft.showRefusals,
  };
  const create = useWrite('macros.create', {
    done: ({ id }) => ({ title: m.macroDialog.macroSaved, undo: () => remove({ id }) }),
    repeatable: true,
    ...saving,
  });
  const update = useWrite('macros.update', {
    done: ({ id }) => ({
      title: m.macroDialog.macroSaved,
      undo: () => back.write({ id, ...changeOf(start) }),
    }),
    ...saving,
  });

  function change(part: Partial<MacroValues>) {
    draft.change(part);
    draft.clear('steps');
  }

  function changeText(kind: 'reply' | 'note', part: (before: MacroText) => Partial<MacroText>) {
    setValues((old) => ({ ...old, [kind]: { ...old[kind], ...part(old[kind]) } }));
    draft.clear(kind, 'steps');
  }

  const changeOf = ({ reply, note, ...others }: MacroValues) => ({
    ...inputOf({
      ...others,
      reply: { isFormatted: isUsual, ...reply },
      note: { isFormatted: isUsual, ...note },
    }),
    ...(mayWriteTeam && { visibility: others.visibility }),
  });

  function save() {
    if (unfinished.length > 0) return;
    const found = validate(values);
    if (Object.keys(found).length > 0) draft.show(found);
    else if (macro) update.write({ id: macro.id, ...changeOf(values) });
    else create.write(changeOf(values));
  }

  return (
    <FormDialog
      size="lg"
      title={macro ? m.macroDialog.editMacro : m.macroDialog.newMacro}
      submit={m.macroDialog.save}
      disabled={unfinished.length > 0}
      busy={create.busy || update.busy}
      isDirty={draft.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <MacroFields
        values={values}
        sentences={draft.sentences}
        mayWriteTeam={mayWriteTeam}
        onChange={change}
        onText={changeText}
        onUnfinished={onUnfinished}
      />
    </FormDialog>
  );
}
