import { Lock, Reply } from 'lucide-react';

type ToLineProps = {
  to: string;
  isNote: boolean;
  /** Asks for somebody in Cc; absent where there is no Cc. */
  onCc: (() => void) | undefined;
};

/** Who will read what is being written. */
export function ToLine({ to, isNote, onCc }: ToLineProps) {
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-xs text-muted-foreground group-data-idle:hidden [&>svg]:size-3.5 [&>svg]:shrink-0">
      {isNote ? (
        <>
          <Lock aria-hidden="true" />
          <span className="font-medium text-warning-text">Only your team will see this</span>
        </>
      ) : (
        <>
          <Reply aria-hidden="true" />
          <span className="truncate">{to}</span>
          {onCc && (
            <button
              type="button"
              aria-label="Add somebody to Cc"
              onClick={onCc}
              className="rounded-sm px-1 font-medium text-primary-text hover:underline"
            >
              Cc
            </button>
          )}
        </>
      )}
    </p>
  );
}
