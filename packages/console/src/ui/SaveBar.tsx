import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { cx } from './cx.ts';
import m from './messages.yaml';

type SaveBarProps = {
  isDirty: boolean;
  busy: boolean;
  onReset: () => void;
  /** The confirmation before the user leaves with unsaved changes. */
  question: { isAsking: boolean; leave: () => void; stay: () => void };
  /** The changes that would be lost. */
  loss: string;
  /** The texts of the buttons, if the page has several save bars. */
  labels?: { save: string; reset: string };
  className?: string;
};

const usual = { save: m.saveBar.saveChanges, reset: m.saveBar.resetChanges };

/** The footer of a form: saves or discards changes. */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, busy, onReset, question, loss, labels = usual, className } = props;
  return (
    <footer
      data-docked=""
      className={cx('z-10 flex items-center justify-end gap-2 px-4 py-3', className)}
    >
      <p role="status" className="mr-auto text-sm text-muted-foreground max-sm:sr-only">
        {isDirty && m.saveBar.youHaveUnsavedChanges}
      </p>
      <Button disabled={!isDirty || busy} onClick={onReset} className="max-sm:flex-1">
        {labels.reset}
      </Button>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        disabled={!isDirty}
        className="max-sm:flex-1"
      >
        {labels.save}
      </Button>
      <ConfirmDialog
        open={question.isAsking}
        title={m.saveBar.discardUnsavedChanges}
        text={loss}
        confirm={m.saveBar.discardChanges}
        onConfirm={question.leave}
        onClose={question.stay}
      />
    </footer>
  );
}
