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
import m from '../messages.yaml';
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

/** The notes below "Get in Touch" on the contact page. */
export default function ContactNotes({ settings }: TabProps) {
  const kept = settings.contactNotes;
  const [rows, setRows] = useState(() => kept.map(rowOf));
  const [isValidated, setValidated] = useState(false);
  const [refusal, setRefusal] = useState('');
  const notes = rows.map(noteOf);
  const isDirty = JSON.stringify(notes) !== JSON.stringify(kept.map(noteOf));

  function show(stored: readonly Note[]) {
    setRows(stored.map(rowOf));
    setValidated(false);
    setRefusal('');
  }
  const back = useWrite('organization.updateGeneral', {
    done: m.contactNotes.theChangeWasUndone,
    failed: m.contactNotes.theChangeCouldNotBeUndone,
    replaces: settingsKey,
    onDone: (saved) => show(saved.contactNotes),
  });
  const { write, busy } = useWrite('organization.updateGeneral', {
    done: {
      title: m.contactNotes.contactPageSaved,
      undo: () => back.write({ contactNotes: kept }),
    },
    failed: m.contactNotes.theContactPageCouldNotBe,
    replaces: settingsKey,
    onDone: (saved) => show(saved.contactNotes),
    onFailed: (error) => setRefusal(fieldRefusals(error)[0]?.message ?? ''),
  });
  const question = useLeaveQuestion(isDirty && !busy);

  const change = (key: number, changes: Partial<Note>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));

  function save(event: FormEvent) {
    event.preventDefault();
    setValidated(true);
    if (notes.every((note) => !wrong(note))) write({ contactNotes: notes });
  }

  return (
    <Card>
      <CardHeader
        title={m.contactNotes.contactPage}
        subtitle={m.contactNotes.whatStandsBelowGetInTouch}
        actions={
          <a
            href={`/public/contact/${settings.subdomain}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary')}
          >
            {m.contactNotes.viewPage.rich({ externalLink: <ExternalLink aria-hidden="true" /> })}
          </a>
        }
      />
      <form noValidate onSubmit={save}>
        <CardBody className="flex flex-col gap-5">
          {refusal && <Banner>{refusal}</Banner>}
          {rows.length === 0 && (
            <p className="text-sm text-muted-foreground">{m.contactNotes.thereAreNoNotesThePage}</p>
          )}
          {rows.map(({ key, title, text }, at) => (
            <fieldset
              key={key}
              aria-label={m.contactNotes.note({ value: at + 1 })}
              className="flex items-start gap-3"
            >
              <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
                <Field
                  label={m.contactNotes.title}
                  required
                  error={isValidated ? wrong({ title, text }) : undefined}
                >
                  <Input
                    value={title}
                    maxLength={MAX_TITLE}
                    onChange={({ target }) => change(key, { title: target.value })}
                  />
                </Field>
                <Field label={m.contactNotes.text}>
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
                label={m.contactNotes.removeNote({ value: at + 1 })}
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
              {m.contactNotes.addANote}
            </Button>
            <Button variant="ghost" disabled={busy} onClick={() => write({ contactNotes: null })}>
              {m.contactNotes.useTheBuiltInNotes}
            </Button>
          </div>
        </CardBody>
        <SaveBar
          isDirty={isDirty}
          busy={busy}
          onReset={() => show(kept)}
          question={question}
          loss={m.contactNotes.theNotesOfTheContactPage}
          labels={{ save: m.contactNotes.saveNotes, reset: m.contactNotes.resetNotes }}
          className="rounded-b-xl border-t"
        />
      </form>
    </Card>
  );
}

/** The first validation error of a note, according to the contract. */
function wrong(note: Note): string | undefined {
  const validated = ContactNote.safeParse(noteOf(note));
  return validated.success ? undefined : validated.error.issues[0]?.message;
}
