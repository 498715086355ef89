import { createContext, type ReactNode, useContext, useId } from 'react';
import { cx } from './cx.ts';

type FieldLinks = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};
const FieldContext = createContext<FieldLinks | null>(null);

/** Returns the id and aria attributes that link a control to the Field around it. */
export function useFieldLinks(): Partial<FieldLinks> {
  return useContext(FieldContext) ?? {};
}

type FieldProps = {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** A label, a control and, below it, the error or the hint. */
export function Field({
  label,
  error,
  hint,
  required,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const links: FieldLinks = {
    id,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      <FieldContext value={links}>{children}</FieldContext>
      {error ? (
        <p id={noteId} className="text-xs text-destructive-text">
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="text-xs text-muted-foreground">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
