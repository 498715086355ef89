import { slugOf } from '@helpdesk/sdk/rules/slug';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { fieldRefusals, serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { htmlOf } from './html-of.ts';

/** What most teams are asked, to begin with. */
const ideas = [
  'When are you open?',
  'How long does delivery take?',
  'How do I return something?',
  'How do I reset my password?',
];

/** The first article: a title and a text; pictures and categories are for the editor of the help center. */
export default function ArticleSheet({ onClose }: { onClose: () => void }) {
  const { organization } = useSession();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [isJudged, setJudged] = useState(false);
  const { write, busy, error } = useWrite('helpArticles.create', {
    done: 'Article published',
    failed: (reason) => ({
      title: 'Error',
      text: serverMessage(reason, 'Failed to publish the article'),
    }),
    refresh: ['organization.firstSteps', 'helpArticles.list', 'help.views'],
    onDone: onClose,
    onFailed: () => setJudged(true),
  });
  const refusal = (name: string) =>
    isJudged ? fieldRefusals(error).find(({ field }) => field === name)?.message : undefined;
  const missing = (value: string, sentence: string) =>
    isJudged && !value.trim() ? sentence : undefined;

  function publish(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    if (!title.trim() || !text.trim()) return;
    // A title in another script may leave nothing.
    const slug = slugOf(title) || 'first-article';
    write({ title: title.trim(), slug, content: htmlOf(text), isPublished: true });
  }

  return (
    <Sheet
      title="Publish your first article"
      description={`Visitors find it at ${window.location.host}/public/help/${organization?.subdomain ?? ''}.`}
      onClose={onClose}
    >
      <form noValidate onSubmit={publish} className="flex flex-col gap-4">
        <div role="group" aria-label="Ideas" className="flex flex-wrap gap-1.5">
          {ideas.map((idea) => (
            <Button key={idea} size="sm" onClick={() => setTitle(idea)}>
              {idea}
            </Button>
          ))}
        </div>
        <Field
          label="Title"
          required
          error={refusal('title') ?? refusal('slug') ?? missing(title, 'Title is required')}
        >
          <Input value={title} onChange={({ target }) => setTitle(target.value)} maxLength={200} />
        </Field>
        <Field
          label="Text"
          required
          error={refusal('content') ?? missing(text, 'Text is required')}
          hint="An empty line starts a paragraph. Add pictures and tables later in the help center."
        >
          <Textarea value={text} onChange={({ target }) => setText(target.value)} rows={12} />
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Publish
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
