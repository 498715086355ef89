import { Lock, Reply } from 'lucide-react';
import m from '../messages.yaml';

type ToLineProps = {
  to: string;
  isNote: boolean;
  /** Opens the Cc field; absent if Cc isn't available. */
  onCc: (() => void) | undefined;
};

/** The recipients of the message. */
export function ToLine({ to, isNote, onCc }: ToLineProps) {
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-xs text-muted-foreground group-data-idle:hidden [&>svg]:size-3.5 [&>svg]:shrink-0">
      {isNote ? (
        <>
          <Lock aria-hidden="true" />
          <span className="font-medium text-warning-text">{m.toLine.onlyYourTeamWillSeeThis}</span>
        </>
      ) : (
        <>
          <Reply aria-hidden="true" />
          <span className="truncate">{to}</span>
          {onCc && (
            <button
              type="button"
              aria-label={m.toLine.addSomebodyToCc}
              onClick={onCc}
              className="rounded-sm px-1 font-medium text-primary-text hover:underline"
            >
              {m.toLine.cc}
            </button>
          )}
        </>
      )}
    </p>
  );
}
