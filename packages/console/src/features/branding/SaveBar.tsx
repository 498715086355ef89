import { useLeaveQuestion } from '../../data/use-leave-question.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { cx } from '../../ui/cx.ts';

type SaveBarProps = { isDirty: boolean; busy: boolean; onReset: () => void };

/** Saves or takes back what was changed, in reach as long as something is, and asks before it is lost on the way elsewhere. */
export function SaveBar({ isDirty, busy, onReset }: SaveBarProps) {
  const { isAsking, leave, stay } = useLeaveQuestion(isDirty && !busy);
  return (
    <footer
      className={cx(
        'z-10 flex items-center justify-end gap-2 rounded-xl border bg-raised px-4 py-3 lg:col-span-2',
        isDirty && 'sticky bottom-3 shadow-raised',
      )}
    >
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
        open={isAsking}
        title="Discard unsaved changes?"
        text="What you have changed in your branding is not saved."
        confirm="Discard changes"
        onConfirm={leave}
        onClose={stay}
      />
    </footer>
  );
}
