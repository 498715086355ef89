import { BookmarkPlus, Zap } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { Dialog, DialogActions } from './Dialog.tsx';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { Input } from './Input.tsx';

type Option = { id: string; title: string; shortcut: string | null; text: string };

type Picker = {
  isStaff: boolean;
  isOpen: boolean;
  isPending: boolean;
  isError: boolean;
  retry: () => void;
  replies: readonly Option[];
  canSave: boolean;
  active: number;
  listId: string;
  asked: { reply: Option; questions: readonly string[] } | null;
  open: () => void;
  pick: (index: number) => void;
  choose: (index: number) => void;
  answer: (answers: Record<string, string>) => void;
  cancel: () => void;
};

/** Opens the canned replies at the caret. */
export function ReplyButton({ picker, className }: { picker: Picker; className?: string }) {
  if (!picker.isStaff) return null;
  return (
    <IconButton
      label="Canned replies (/)"
      onClick={picker.open}
      // The text box keeps its focus and its caret.
      onMouseDown={(event) => event.preventDefault()}
      className={className}
    >
      <Zap />
    </IconButton>
  );
}

/** The canned replies above a text box, in a parent that is positioned, and the questions of the one that was chosen. */
export function ReplyPicker({ picker }: { picker: Picker }) {
  const { isOpen, isPending, isError, replies, asked } = picker;
  const count = replies.length;
  const said = isPending
    ? ''
    : count === 0
      ? 'No canned reply found'
      : `${count} canned ${count === 1 ? 'reply' : 'replies'}, arrows choose, Enter inserts`;
  return (
    <>
      <span role="status" className="sr-only">
        {isOpen && !isError && said}
      </span>
      {isOpen && <List picker={picker} />}
      {asked && <Questions {...asked} onAnswer={picker.answer} onClose={picker.cancel} />}
    </>
  );
}

const optionClass =
  'flex cursor-default items-start gap-2 rounded-md px-2 py-1.5 text-sm aria-selected:bg-muted-strong pointer-coarse:py-2.5';

function List({ picker }: { picker: Picker }) {
  const { isPending, isError, retry, replies, canSave, active, listId, pick, choose } = picker;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is active
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, replies.length]);

  const optionProps = (index: number) => ({
    id: `${listId}-${index}`,
    role: 'option' as const,
    'aria-selected': index === active,
    onClick: () => pick(index),
    onPointerMove: () => index !== active && choose(index),
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list leaves the focus in the text box
    <div
      ref={list}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 bottom-full z-30 mb-1 max-h-[min(18rem,45dvh)] animate-fade overflow-y-auto rounded-lg bg-raised p-1 text-foreground shadow-overlay"
    >
      {isError ? (
        <p role="alert" className="px-2 py-2 text-sm text-muted-foreground">
          The canned replies could not be loaded.{' '}
          <button
            type="button"
            onClick={retry}
            className="rounded-sm font-medium text-primary-text hover:underline"
          >
            Try again
          </button>
        </p>
      ) : (
        replies.length === 0 && (
          <p className="px-2 py-2 text-sm text-muted-foreground">
            {isPending ? 'Loading...' : 'No canned reply found'}
          </p>
        )
      )}
      <div id={listId} role="listbox" aria-label="Canned replies" aria-busy={isPending}>
        {replies.map(({ id, title, shortcut, text }, index) => (
          <div key={id} {...optionProps(index)} className={optionClass}>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{title}</span>
              <span className="block truncate text-xs text-muted-foreground">{text}</span>
            </span>
            {shortcut && (
              <span className="max-w-[40%] truncate text-xs text-muted-foreground">
                /{shortcut}
              </span>
            )}
          </div>
        ))}
        {canSave && (
          <div
            {...optionProps(replies.length)}
            className={cx(optionClass, replies.length > 0 && 'mt-1 border-t')}
          >
            <BookmarkPlus aria-hidden="true" className="mt-0.5 size-4 text-muted-foreground" />
            Save what you wrote as canned reply
          </div>
        )}
      </div>
    </div>
  );
}

type QuestionsProps = NonNullable<Picker['asked']> & {
  onAnswer: Picker['answer'];
  onClose: () => void;
};

/** Asks for what a canned reply needs before it is inserted. */
function Questions({ reply, questions, onAnswer, onClose }: QuestionsProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React would hand it to the form around the text box, too.
    event.stopPropagation();
    const values = new FormData(event.currentTarget);
    onAnswer(Object.fromEntries(questions.map((one, at) => [one, String(values.get(`q${at}`))])));
  }
  return (
    <Dialog open onClose={onClose} size="sm" title={reply.title}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {questions.map((question, at) => (
          <Field key={question} label={question} required>
            <Input name={`q${at}`} required autoComplete="off" maxLength={500} />
          </Field>
        ))}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Insert
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
