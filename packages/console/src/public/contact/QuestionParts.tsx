import type { Schema } from '@helpdesk/sdk';
import type { Answer } from '@helpdesk/sdk/rules/form-answers';

export type ContactFieldProps = {
  field: Schema<'FormField'>;
  /** Whether it takes both columns. */
  wide: boolean;
  value: Answer;
  error: string | undefined;
  onChange: (value: Answer) => void;
};

export function Label({ text, required }: { text: string; required: boolean }) {
  return (
    <>
      {text}
      {required && (
        <span aria-hidden="true" className="text-destructive-text">
          {' '}
          *
        </span>
      )}
    </>
  );
}

type NoteProps = { id: string; error: string | undefined; hint: string | undefined };

/** What is wrong with an answer, else the help that the form gives. */
export function Note({ id, error, hint }: NoteProps) {
  return (
    <p
      id={id}
      className={error ? 'text-xs text-destructive-text' : 'text-xs text-muted-foreground'}
    >
      {error ?? hint}
    </p>
  );
}
