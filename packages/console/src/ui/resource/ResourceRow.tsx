import type { ReactNode } from 'react';

type ResourceRowProps = {
  name: string;
  /** Opens the item; absent if the user can only view it. */
  onOpen?: (() => void) | undefined;
  /** The badges beside its name. */
  badges?: ReactNode;
  /** The text; two lines of it are shown. */
  text?: ReactNode;
  /** Details in small print. */
  facts?: ReactNode;
  actions?: ReactNode;
  /** The content between its text and its details. */
  children?: ReactNode;
};

/** An item of a list. */
export function ResourceRow(props: ResourceRowProps) {
  const { name, onOpen, badges, text, facts, actions, children } = props;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b px-4 py-3.5 last:border-b-0 hover:bg-muted/50">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {onOpen ? (
            <button
              type="button"
              onClick={onOpen}
              className="max-w-full rounded-sm text-left font-medium wrap-anywhere hover:underline"
            >
              {name}
            </button>
          ) : (
            <span className="max-w-full font-medium wrap-anywhere">{name}</span>
          )}
          {badges}
        </p>
        {text && (
          <p className="mt-1 line-clamp-2 text-sm text-muted-foreground wrap-anywhere">{text}</p>
        )}
        {children}
        {facts && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-muted-foreground">
            {facts}
          </p>
        )}
      </div>
      {actions && <div className="ml-auto flex flex-wrap items-center gap-0.5">{actions}</div>}
    </li>
  );
}
