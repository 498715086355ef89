import { useLeaveQuestion } from '../../data/use-leave-question.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

type SaveBarProps = { isDirty: boolean; busy: boolean; onReset: () => void };

/** The foot of a form: saves or takes back what was changed, and asks before that is lost on the way elsewhere. */
export function SaveBar({ isDirty, busy, onReset }: SaveBarProps) {
  const { isAsking, leave, stay } = useLeaveQuestion(isDirty && !busy);
  return (
    <footer className="sticky bottom-0 z-10 flex items-center justify-end gap-2 rounded-b-xl border-t bg-card px-4 py-3 dark:bg-raised">
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
        text="What you have changed in these settings is not saved."
        confirm="Discard changes"
        onConfirm={leave}
        onClose={stay}
      />
    </footer>
  );
}
