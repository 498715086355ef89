import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import m from './messages.yaml';

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Less padding, for a card on a page with several. */
  compact?: boolean;
};

/** The message of an empty list, with a suggested action. */
export function EmptyState({ icon, title, text, action, compact }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center px-6 text-center', compact ? 'py-8' : 'py-14')}>
      {icon && (
        <span className="mb-3 flex size-10 items-center justify-center rounded-lg border bg-muted text-muted-foreground [&>svg]:size-5">
          {icon}
        </span>
      )}
      <p className="text-base font-medium">{title}</p>
      {text && <p className="mt-1 max-w-sm text-sm text-muted-foreground">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

/** The message of a card or page whose data failed to load, with a retry button. */
export function ErrorState({ text, onRetry }: { text?: string; onRetry?: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-14 text-center">
      <p className="text-base font-medium">{m.emptyState.thisCouldNotBeLoaded}</p>
      <p className="mt-1 max-w-sm text-sm text-muted-foreground">
        {text ?? m.emptyState.somethingWentWrong}
      </p>
      {onRetry && (
        <button
          type="button"
          onClick={onRetry}
          className="mt-4 rounded-md text-sm font-medium text-primary-text hover:underline"
        >
          {m.emptyState.tryAgain}
        </button>
      )}
    </div>
  );
}
