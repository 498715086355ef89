import { wordsOfMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { BookmarkPlus, Paperclip, Zap } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { Input } from './Input.tsx';
import m from './messages.yaml';
import { PickerPanel } from './overlays/PickerPanel.tsx';
import { Spinner } from './Spinner.tsx';

type Option = {
  id: string;
  title: string;
  shortcut: string | null;
  text: string;
  format: 'text' | 'markdown';
  files: readonly unknown[];
};

type Picker = {
  isStaff: boolean;
  /** Whether the files of the chosen reply are being copied. */
  isCopying: boolean;
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
      label={m.replyPicker.cannedReplies}
      onClick={picker.open}
      // Keeps the focus and the caret in the text box.
      onMouseDown={(event) => event.preventDefault()}
      className={className}
    >
      {picker.isCopying ? <Spinner /> : <Zap />}
      <span role="status" className="sr-only">
        {picker.isCopying && m.replyPicker.attachingTheFilesOfTheCanned}
      </span>
    </IconButton>
  );
}

const words = {
  none: m.replyPicker.noCannedReplyFound,
  failed: m.replyPicker.theCannedRepliesCouldNotBe,
  found: (count: number) => m.replyPicker.cannedRepliesArrowsChooseEnter({ count }),
};

/** The list of canned replies above a text box, and the questions of the chosen one; its parent must be positioned. */
export function ReplyPicker({ picker }: { picker: Picker }) {
  const { isOpen, replies, canSave, asked } = picker;
  const saving = { key: 'save', content: <Saving />, isApart: replies.length > 0 };
  return (
    <>
      {isOpen && (
        <PickerPanel
          {...picker}
          label={m.replyPicker.cannedReplies2}
          words={words}
          found={replies.length}
          options={[
            ...replies.map((reply) => ({ key: reply.id, content: <Reply {...reply} /> })),
            ...(canSave ? [saving] : []),
          ]}
        />
      )}
      {asked && <Questions {...asked} onAnswer={picker.answer} onClose={picker.cancel} />}
    </>
  );
}

const Reply = ({ title, shortcut, text, format, files }: Option) => (
  <>
    <span className="min-w-0 flex-1">
      <span className="block truncate font-medium">{title}</span>
      <span className="block truncate text-xs text-muted-foreground">
        {format === 'markdown' ? wordsOfMarkdown(text) : text}
      </span>
    </span>
    {files.length > 0 && (
      <span className="flex items-center gap-0.5 text-xs text-muted-foreground">
        <Paperclip aria-hidden="true" className="size-3" />
        <span className="sr-only">{m.replyPicker.files} </span>
        {files.length}
      </span>
    )}
    {shortcut && (
      <span className="max-w-[40%] truncate text-xs text-muted-foreground">/{shortcut}</span>
    )}
  </>
);

const Saving = () => (
  <>
    <BookmarkPlus aria-hidden="true" className="mt-0.5 size-4 text-muted-foreground" />
    {m.replyPicker.saveWhatYouWroteAsCanned}
  </>
);

type QuestionsProps = NonNullable<Picker['asked']> & {
  onAnswer: Picker['answer'];
  onClose: () => void;
};

/** Asks for the values that a canned reply needs before it is inserted. */
function Questions({ reply, questions, onAnswer, onClose }: QuestionsProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Otherwise React would also pass it to the form around the text box.
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
          <Button onClick={onClose}>{m.replyPicker.cancel}</Button>
          <Button type="submit" variant="primary">
            {m.replyPicker.insert}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
