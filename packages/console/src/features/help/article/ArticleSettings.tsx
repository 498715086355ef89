import { slugOf } from '@helpdesk/sdk/rules/slug';
import { Suspense } from 'react';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { ExternalFacts, hasFacts } from '../../../ui/ExternalFacts.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { later } from '../../../ui/later.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';
import type { ArticleHook } from './use-article.ts';
import type { HelpArticle } from './values.ts';

const ArticleFiles = later(async () => (await import('./ArticleFiles.tsx')).default);

type ArticleSettingsProps = {
  article: ArticleHook;
  /** The stored article; null for a new one. */
  stored: HelpArticle | null;
  /** Called with whether files are still uploading. */
  onUnfinished: (is: boolean) => void;
};

/** All fields of an article except title and text. */
export function ArticleSettings({ article, stored, onUnfinished }: ArticleSettingsProps) {
  const { organization } = useSession();
  const { data: categories = [] } = useRead('helpCategories.list');
  const { values, live, sentences, change } = article;
  const isInternal = values.isInternal ?? stored?.isInternal ?? false;
  const isMoved = live.isPublished && values.slug !== live.slug;
  return (
    <aside
      aria-label={m.articleSettings.settingsOfTheArticle}
      className="flex flex-col gap-5 border-t bg-background px-4 pt-5 pb-10 sm:px-6 lg:overflow-y-auto lg:border-t-0 lg:border-l lg:px-5"
    >
      <Switch
        label={m.articleSettings.published}
        hint={
          values.isPublished
            ? m.articleSettings.everybodyCanReadItInThe
            : isInternal
              ? m.articleSettings.onlyYourTeamCanReadIt
              : m.articleSettings.aDraftOnlyYourTeamSees
        }
        checked={values.isPublished}
        onChange={(isPublished) =>
          change({ isPublished, ...(isPublished && isInternal && { isInternal: false }) })
        }
      />
      <Switch
        label={m.articleSettings.internal}
        hint={m.articleSettings.onlyYourTeamCanReadIt2}
        checked={isInternal}
        onChange={(isInternal) => change({ isInternal, ...(isInternal && { isPublished: false }) })}
      />
      <Field label={m.articleSettings.category}>
        <Select
          value={values.categoryId ?? 'none'}
          onChange={({ target }) =>
            change({ categoryId: target.value === 'none' ? null : target.value })
          }
          options={[
            { value: 'none', label: m.articleSettings.noCategory },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <Field
        label={m.articleSettings.tags}
        error={sentences.tags}
        hint={m.articleSettings.separatedByCommas}
      >
        <Input
          value={values.tags}
          autoComplete="off"
          placeholder={m.articleSettings.passwordAccount}
          onChange={({ target }) => change({ tags: target.value })}
        />
      </Field>
      <Field
        label={m.articleSettings.slug}
        required
        error={sentences.slug}
        hint={
          isMoved
            ? m.articleSettings.theOldAddressLeadsOnTo
            : m.articleSettings.publicHelpArticle({
                subdomain: organization?.subdomain ?? '',
                slug: values.slug || '…',
              })
        }
      >
        <Input
          value={values.slug}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ slug: target.value })}
          onBlur={() => change({ slug: slugOf(values.slug) || slugOf(values.title) })}
          className="font-mono"
        />
      </Field>
      {stored ? (
        <Suspense>
          <ArticleFiles article={stored} onUnfinished={onUnfinished} />
        </Suspense>
      ) : (
        <section aria-labelledby="article-files">
          <h3 id="article-files" className="text-sm font-medium">
            {m.articleSettings.files}
          </h3>
          <p className="mt-0.5 text-xs text-muted-foreground">
            {m.articleSettings.saveTheArticleFirstThenFiles}
          </p>
        </section>
      )}
      {stored && hasFacts(stored) && (
        <section aria-label={m.articleSettings.theArticleInOtherSystems}>
          <h3 className="mb-1.5 text-sm font-medium">{m.articleSettings.inOtherSystems}</h3>
          <ExternalFacts externalId={stored.externalId} metadata={stored.metadata} />
        </section>
      )}
    </aside>
  );
}
