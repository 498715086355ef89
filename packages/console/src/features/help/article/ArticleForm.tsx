import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from '../../../data/toast.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import ContentEditor from '../editor/ContentEditor.tsx';
import m from '../messages.yaml';
import { ArticlePreview } from '../reader/ArticlePreview.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ArticleNotices } from './ArticleNotices.tsx';
import { ArticleSettings } from './ArticleSettings.tsx';
import type { ArticleDialogProps } from './article-dialog.ts';
import type { Stored } from './drafts.ts';
import { useArticle } from './use-article.ts';

type ArticleFormProps = ArticleDialogProps & {
  stored: Stored | null;
  titleId: string;
  /** Called on Escape. */
  leaveRef: RefObject<() => void>;
};

export function ArticleForm({
  stored,
  title,
  titleId,
  leaveRef,
  onSaved,
  onClose,
}: ArticleFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const article = useArticle({ stored, title, onSaved });
  const { values, sentences, change } = article;
  const [isDrawing, setIsDrawing] = useState(false);
  const [isAttaching, setIsAttaching] = useState(false);
  const isUploading = isDrawing || isAttaching;
  const [isPreviewed, setIsPreviewed] = useState(false);

  function close() {
    if (article.isDirty) {
      toast({
        title: article.isNew ? m.articleForm.draftKeptOnThisDevice : m.articleForm.draftSaved,
        text: article.isNew
          ? m.articleForm.itIsHereWhenYouWrite
          : m.articleForm.readersDoNotSeeItUntil,
      });
    }
    onClose();
  }
  useEffect(() => {
    leaveRef.current = isPreviewed ? () => setIsPreviewed(false) : close;
  });
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);

  async function save() {
    setIsPreviewed(false);
    if (await article.save()) return;
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={titleId}
      className="flex min-h-0 flex-1 flex-col"
      onKeyDown={(event) => {
        if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 's') return;
        event.preventDefault();
        if (!article.busy && !isUploading) void save();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ArticleHeader
        article={article}
        titleId={titleId}
        isUploading={isUploading}
        isPreviewed={isPreviewed}
        onPreview={() => setIsPreviewed(!isPreviewed)}
        onClose={close}
      />
      {isPreviewed && (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <ArticlePreview article={{ ...values, tags: values.tags.split(',') }} />
        </div>
      )}
      <div
        hidden={isPreviewed}
        className="min-h-0 flex-1 overflow-y-auto bg-card lg:not-[[hidden]]:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:overflow-hidden"
      >
        <div className="min-h-0 lg:overflow-y-auto">
          <div className="mx-auto flex max-w-3xl flex-col gap-4 px-4 pt-5 pb-8 sm:px-6">
            <ArticleNotices article={article} />
            <Field label={m.articleForm.title} required error={sentences.title}>
              <Input
                data-autofocus=""
                value={values.title}
                maxLength={200}
                autoComplete="off"
                placeholder={m.articleForm.howDoIResetMyPassword}
                onChange={({ target }) => change({ title: target.value })}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  form.current?.querySelector<HTMLElement>('.ProseMirror')?.focus();
                }}
                className="h-11 text-xl font-semibold pointer-coarse:h-12"
              />
            </Field>
            <div className="flex flex-col gap-1.5">
              <span aria-hidden="true" className="text-sm font-medium">
                {m.articleForm.content}
              </span>
              <ContentEditor
                key={article.edition}
                content={values.content}
                error={sentences.content}
                onChange={(content, uploading) => {
                  setIsDrawing(uploading);
                  change({ content });
                }}
              />
            </div>
          </div>
        </div>
        <ArticleSettings
          article={article}
          stored={stored?.article ?? null}
          onUnfinished={setIsAttaching}
        />
      </div>
    </form>
  );
}
