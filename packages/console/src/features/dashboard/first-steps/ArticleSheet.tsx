import { slugOf } from '@helpdesk/sdk/rules/slug';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { fieldRefusals, messageOr, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import m from '../messages.yaml';
import { htmlOf } from './html-of.ts';

/** Questions that most teams get. */
const ideas = [
  m.articleSheet.whenAreYouOpen,
  m.articleSheet.howLongDoesDeliveryTake,
  m.articleSheet.howDoIReturnSomething,
  m.articleSheet.howDoIResetMyPassword,
];

/** The first article: only a title and a text; images and categories are for the editor of the help center. */
export default function ArticleSheet({ onClose }: { onClose: () => void }) {
  const { organization } = useSession();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [isValidated, setValidated] = useState(false);
  const { write, busy, error } = useWrite('helpArticles.create', {
    done: m.articleSheet.articlePublished,
    failed: messageOr(m.articleSheet.failedToPublishTheArticle),
    refresh: ['organization.firstSteps', 'helpArticles.list', 'help.views'],
    onDone: onClose,
    onFailed: () => setValidated(true),
  });
  const refusal = (name: string) =>
    isValidated ? fieldRefusals(error).find(({ field }) => field === name)?.message : undefined;
  const missing = (value: string, sentence: string) =>
    isValidated && !value.trim() ? sentence : undefined;

  function publish(event: FormEvent) {
    event.preventDefault();
    setValidated(true);
    if (!title.trim() || !text.trim()) return;
    // The slug of a title in another script may be empty.
    const slug = slugOf(title) || 'first-article';
    write({ title: title.trim(), slug, content: htmlOf(text), isPublished: true });
  }

  return (
    <Sheet
      title={m.articleSheet.publishYourFirstArticle}
      description={m.articleSheet.visitorsFindItAtPublicHelp({
        host: window.location.host,
        subdomain: organization?.subdomain ?? '',
      })}
      onClose={onClose}
    >
      <form noValidate onSubmit={publish} className="flex flex-col gap-4">
        <div role="group" aria-label={m.articleSheet.ideas} className="flex flex-wrap gap-1.5">
          {ideas.map((idea) => (
            <Button key={idea} size="sm" onClick={() => setTitle(idea)}>
              {idea}
            </Button>
          ))}
        </div>
        <Field
          label={m.articleSheet.title}
          required
          error={
            refusal('title') ?? refusal('slug') ?? missing(title, m.articleSheet.titleIsRequired)
          }
        >
          <Input value={title} onChange={({ target }) => setTitle(target.value)} maxLength={200} />
        </Field>
        <Field
          label={m.articleSheet.text}
          required
          error={refusal('content') ?? missing(text, m.articleSheet.textIsRequired)}
          hint={m.articleSheet.anEmptyLineStartsAParagraph}
        >
          <Textarea
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="min-h-56"
          />
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{m.articleSheet.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {m.articleSheet.publish}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
