import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ContactNote } from '@helpdesk/sdk/schema/operations';
import { ExternalLink, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLeaveQuestion } from '../../../data/use-leave-question.ts';
import { fieldRefusals, useWrite } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import { SaveBar } from '../../../ui/SaveBar.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { settingsKey, type TabProps } from '../settings.ts';

type Note = Schema<'ContactNote'>;
type Row = Note & { key: number };

const MAX_NOTES = 6;
const MAX_TITLE = 60;
const MAX_TEXT = 300;

let made = 0;
const rowOf = (note: Note): Row => {
  made += 1;
  return { ...note, key: made };
};
const noteOf = ({ title, text }: Note): Note => ({ title: title.trim(), text: text.trim() });

/** What stands below "Get in Touch" on the contact page. */
export default function ContactNotes({ settings }: TabProps) {
  const kept = settings.contactNotes;
  const [rows, setRows] = useState(() => kept.map(rowOf));
  const [isJudged, setJudged] = useState(false);
  const [refusal, setRefusal] = useState('');
  const notes = rows.map(noteOf);
  const isDirty = JSON.stringify(notes) !== JSON.stringify(kept.map(noteOf));

  function show(stored: readonly Note[]) {
    setRows(stored.map(rowOf));
    setJudged(false);
    setRefusal('');
  }
  const back = useWrite('organization.updateGeneral', {
    done: 'The change was undone',
    failed: 'The change could not be undone',
    replaces: settingsKey,
    onDone: (saved) => show(saved.contactNotes),
  });
  const { write, busy } = useWrite('organization.updateGeneral', {
    done: { title: 'Contact page saved', undo: () => back.write({ contactNotes: kept }) },
    failed: 'The contact page could not be saved',
    replaces: settingsKey,
    onDone: (saved) => show(saved.contactNotes),
    onFailed: (error) => setRefusal(fieldRefusals(error)[0]?.message ?? ''),
  });
  const question = useLeaveQuestion(isDirty && !busy);

  const change = (key: number, changes: Partial<Note>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));

  function save(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    if (notes.every((note) => !wrong(note))) write({ contactNotes: notes });
  }

  return (
    <Card>
      <CardHeader
        title="Contact page"
        subtitle="What stands below “Get in Touch”, beside your contact form. Promise what you keep."
        actions={
          <a
            href={`/public/contact/${settings.subdomain}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary')}
          >
            <ExternalLink aria-hidden="true" />
            View page
          </a>
        }
      />
      <form noValidate onSubmit={save}>
        <CardBody className="flex flex-col gap-5">
          {refusal && <Banner>{refusal}</Banner>}
          {rows.length === 0 && (
            <p className="text-sm text-muted-foreground">
              There are no notes: the page leaves “Get in Touch” out.
            </p>
          )}
          {rows.map(({ key, title, text }, at) => (
            <fieldset key={key} aria-label={`Note ${at + 1}`} className="flex items-start gap-3">
              <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
                <Field label="Title" required error={isJudged ? wrong({ title, text }) : undefined}>
                  <Input
                    value={title}
                    maxLength={MAX_TITLE}
                    onChange={({ target }) => change(key, { title: target.value })}
                  />
                </Field>
                <Field label="Text">
                  <Textarea
                    rows={1}
                    value={text}
                    maxLength={MAX_TEXT}
                    onChange={({ target }) => change(key, { text: target.value })}
                    className="min-h-9"
                  />
                </Field>
              </div>
              <IconButton
                label={`Remove note ${at + 1}`}
                className="mt-6"
                onClick={() => setRows(rows.filter((row) => row.key !== key))}
              >
                <Trash2 />
              </IconButton>
            </fieldset>
          ))}
          <div className="flex flex-wrap gap-2">
            <Button
              icon={<Plus />}
              disabled={rows.length >= MAX_NOTES}
              onClick={() => setRows([...rows, rowOf({ title: '', text: '' })])}
            >
              Add a note
            </Button>
            <Button variant="ghost" disabled={busy} onClick={() => write({ contactNotes: null })}>
              Use the built-in notes
            </Button>
          </div>
        </CardBody>
        <SaveBar
          isDirty={isDirty}
          busy={busy}
          onReset={() => show(kept)}
          question={question}
          loss="The notes of the contact page are not saved."
          labels={{ save: 'Save Notes', reset: 'Reset Notes' }}
          className="rounded-b-xl border-t"
        />
      </form>
    </Card>
  );
}

/** What a note lacks, in the words of the contract. */
function wrong(note: Note): string | undefined {
  const judged = ContactNote.safeParse(noteOf(note));
  return judged.success ? undefined : judged.error.issues[0]?.message;
}
