import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { cx } from './cx.ts';

type SaveBarProps = {
  isDirty: boolean;
  busy: boolean;
  onReset: () => void;
  /** Asked before what was changed is lost on the way elsewhere. */
  question: { isAsking: boolean; leave: () => void; stay: () => void };
  /** What would be lost. */
  loss: string;
  className?: string;
};

/** The foot of a form: saves what was changed, or takes it back. */
export function SaveBar({ isDirty, busy, onReset, question, loss, className }: SaveBarProps) {
  return (
    <footer className={cx('z-10 flex items-center justify-end gap-2 px-4 py-3', className)}>
      <p role="status" className="mr-auto text-sm text-muted-foreground max-sm:sr-only">
        {isDirty && 'You have unsaved changes.'}
      </p>
      <Button disabled={!isDirty || busy} onClick={onReset} className="max-sm:flex-1">
        Reset Changes
      </Button>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        disabled={!isDirty}
        className="max-sm:flex-1"
      >
        Save Changes
      </Button>
      <ConfirmDialog
        open={question.isAsking}
        title="Discard unsaved changes?"
        text={loss}
        confirm="Discard changes"
        onConfirm={question.leave}
        onClose={question.stay}
      />
    </footer>
  );
}
