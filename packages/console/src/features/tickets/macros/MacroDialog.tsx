import { useCallback, useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { useFormatting } from '../../../data/use-formatting.ts';
import { fieldRefusals, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { MacroFields } from './MacroFields.tsx';
import {
  inputOf,
  judge,
  type MacroText,
  type MacroValues,
  type Sentences,
  valuesOf,
} from './macro-values.ts';
import { failedTo, type Macro, readsOfMacros, useDeletion } from './macros.ts';

type MacroDialogProps = {
  /** The macro to edit; null for a new one. */
  macro: Macro | null;
  onClose: () => void;
};

/** Creates or edits a macro. */
export default function MacroDialog({ macro, onClose }: MacroDialogProps) {
  const mayWriteTeam = useCan()('manage_help_center');
  const [start] = useState(() => valuesOf(macro));
  const [values, setValues] = useState(start);
  const [sentences, setSentences] = useState<Sentences>({});
  const [isAsked, setIsAsked] = useState(false);
  const [unfinished, setUnfinished] = useState<readonly string[]>([]);
  const onUnfinished = useCallback(
    (kind: string, is: boolean) =>
      setUnfinished((old) => [...old.filter((one) => one !== kind), ...(is ? [kind] : [])]),
    [],
  );
  // What a text is written with until that is chosen for it.
  const { isOn: isUsual } = useFormatting(undefined, () => {});
  const isDirty = JSON.stringify(values) !== JSON.stringify(start);
  const close = () => (isDirty ? setIsAsked(true) : onClose());

  const { write: remove } = useDeletion();
  const back = useWrite('macros.update', {
    done: 'The change was undone',
    failed: failedTo('The change could not be undone'),
    refresh: readsOfMacros,
  });
  const shared = {
    failed: failedTo('The macro could not be saved'),
    refresh: readsOfMacros,
    onDone: onClose,
    onFailed: (error: Error) =>
      show(Object.fromEntries(fieldRefusals(error).map(({ field, message }) => [field, message]))),
  };
  const create = useWrite('macros.create', {
    done: ({ id }) => ({ title: 'Macro saved', undo: () => remove({ id }) }),
    repeatable: true,
    ...shared,
  });
  const update = useWrite('macros.update', {
    done: ({ id }) => ({
      title: 'Macro saved',
      undo: () => back.write({ id, ...changeOf(start) }),
    }),
    ...shared,
  });

  function show(found: Sentences) {
    setSentences(found);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus(),
    );
  }

  function change(part: Partial<MacroValues>) {
    setValues((old) => ({ ...old, ...part }));
    setSentences((old) => ({ ...old, [Object.keys(part)[0] ?? '']: undefined, steps: undefined }));
  }

  function changeText(kind: 'reply' | 'note', part: (before: MacroText) => Partial<MacroText>) {
    setValues((old) => ({ ...old, [kind]: { ...old[kind], ...part(old[kind]) } }));
    setSentences((old) => ({ ...old, [kind]: undefined, steps: undefined }));
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
    const found = judge(values);
    if (Object.keys(found).length > 0) show(found);
    else if (macro) update.write({ id: macro.id, ...changeOf(values) });
    else create.write(changeOf(values));
  }

  return (
    <Dialog open onClose={close} size="lg" title={macro ? 'Edit Macro' : 'New Macro'}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          save();
        }}
      >
        <MacroFields
          values={values}
          sentences={sentences}
          mayWriteTeam={mayWriteTeam}
          onChange={change}
          onText={changeText}
          onUnfinished={onUnfinished}
        />
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={unfinished.length > 0}
            busy={create.busy || update.busy}
          >
            Save
          </Button>
        </DialogActions>
      </form>
      <ConfirmDialog
        open={isAsked}
        title="Discard unsaved changes?"
        text="What you have written here is not saved."
        confirm="Discard changes"
        onConfirm={onClose}
        onClose={() => setIsAsked(false)}
      />
    </Dialog>
  );
}
