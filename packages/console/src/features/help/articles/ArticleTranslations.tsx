import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import { languageName } from '../../../ui/languages.ts';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import { Select } from '../../../ui/Select.tsx';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { HelpArticle } from '../article/values.ts';
import ContentEditor from '../editor/ContentEditor.tsx';
import m from '../messages.yaml';

type Translation = Schema<'HelpTranslation'>;

/** The translations of an article into the organization's additional languages. */
export default function ArticleTranslations({ item, onClose }: ItemDialogProps<HelpArticle>) {
  const { organization } = useSession();
  const { data: site } = useRead('publicOrganization.get', {
    subdomain: organization?.subdomain ?? '',
  });
  const { data } = useRead('helpArticles.translations', { id: item.id });
  const [chosen, setChosen] = useState<ElementLanguage | null>(null);
  const languages = site?.languages.slice(1) ?? [];
  const language = chosen ?? languages[0];
  const title = m.articleTranslations.translationsOf({ title: item.title });
  if (!data || !site || !language) {
    return (
      <Dialog open onClose={onClose} title={title}>
        {data && site ? (
          <EmptyState
            compact
            title={m.articleTranslations.noFurtherLanguages}
            text={m.articleTranslations.offerMoreLanguagesInSettings}
          />
        ) : (
          <LoadingScreen inline />
        )}
      </Dialog>
    );
  }
  const stateOf = (one: ElementLanguage) => {
    const stored = data.find((translation) => translation.language === one);
    if (!stored) return 'missing';
    return stored.isOutdated ? 'outdated' : stored.isPublished ? 'published' : 'draft';
  };
  return (
    <Editor
      key={language}
      id={item.id}
      title={title}
      language={language}
      stored={data.find((translation) => translation.language === language) ?? null}
      choice={
        <Field label={m.articleTranslations.language}>
          <Select
            value={language}
            onChange={({ target }) => setChosen(target.value as ElementLanguage)}
            options={languages.map((one) => ({
              value: one,
              label: `${languageName(one)} (${stateOf(one)})`,
            }))}
          />
        </Field>
      }
      onClose={onClose}
    />
  );
}

type EditorProps = {
  id: string;
  title: string;
  language: ElementLanguage;
  stored: Translation | null;
  choice: ReactNode;
  onClose: () => void;
};

function Editor({ id, title: heading, language, stored, choice, onClose }: EditorProps) {
  const [title, setTitle] = useState(stored?.title ?? '');
  const [content, setContent] = useState(stored?.content ?? '');
  const [isPublished, setIsPublished] = useState(stored?.isPublished ?? true);
  const [isUploading, setIsUploading] = useState(false);
  const whenDone = { refresh: ['helpArticles.translations'] as const, onDone: onClose };
  const save = useWrite('helpArticles.saveTranslation', {
    done: m.articleTranslations.translationSaved,
    failed: messageOr(m.articleTranslations.failedToSaveTheTranslation),
    ...whenDone,
  });
  const remove = useWrite('helpArticles.deleteTranslation', {
    done: m.articleTranslations.translationDeleted,
    failed: messageOr(m.articleTranslations.failedToDeleteTheTranslation),
    ...whenDone,
  });
  return (
    <FormDialog
      size="xl"
      title={heading}
      submit={m.articleTranslations.saveTranslation}
      busy={save.busy}
      disabled={isUploading}
      isDirty={title !== (stored?.title ?? '') || content !== (stored?.content ?? '')}
      onSubmit={() => save.write({ id, language, title, content, isPublished })}
      onClose={onClose}
    >
      {choice}
      {stored?.isOutdated && (
        <Banner tone="info">{m.articleTranslations.theArticleHasChangedSinceThis}</Banner>
      )}
      <Field label={m.articleTranslations.title} required>
        <Input
          dir="auto"
          lang={language}
          value={title}
          maxLength={200}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <ContentEditor
        content={stored?.content ?? ''}
        error={undefined}
        onChange={(html, uploading) => {
          setContent(html);
          setIsUploading(uploading);
        }}
      />
      <div className="flex items-center justify-between gap-3">
        <Switch
          label={m.articleTranslations.published}
          checked={isPublished}
          onChange={setIsPublished}
        />
        {stored && (
          <Button
            size="sm"
            variant="ghost"
            busy={remove.busy}
            onClick={() => remove.write({ id, language })}
          >
            {m.articleTranslations.deleteTranslation}
          </Button>
        )}
      </div>
    </FormDialog>
  );
}
