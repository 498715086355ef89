import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { useState } from 'react';
import { useNow } from '../../../data/use-now.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { foreignTags } from '../editor/foreign-tags.ts';
import m from '../messages.yaml';
import ReaderDialog from '../reader/ReaderDialog.tsx';
import type { ArticleHook } from './use-article.ts';

const linkClass = 'font-medium underline underline-offset-2 hover:no-underline';

/** Notices for the writer above the form. */
export function ArticleNotices({ article }: { article: ArticleHook }) {
  const [foreign] = useState(() => foreignTags(article.values.content));
  return (
    <>
      {foreign.length > 0 && (
        <Banner tone="info">
          {m.articleNotices.theEditorDoesNotKnowEverything({ foreign: foreign.join(', ') })}
        </Banner>
      )}
      <DraftNotice article={article} />
    </>
  );
}

/** Shows that someone else has saved first, or that an earlier draft was restored. */
function DraftNotice({ article }: { article: ArticleHook }) {
  const now = useNow();
  const [isCompared, setIsCompared] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { theirs, restored } = article;
  if (theirs) {
    return (
      <Banner>
        {m.articleNotices.thisArticleWasChangedBySomeone}{' '}
        <button type="button" className={linkClass} onClick={() => setIsCompared(true)}>
          {m.articleNotices.showTheirVersion}
        </button>
        {isCompared && (
          <ReaderDialog
            title={m.articleNotices.theirVersion}
            article={theirs}
            onClose={() => setIsCompared(false)}
          />
        )}
      </Banner>
    );
  }
  if (!restored || !article.isDirty) return null;
  return (
    <Banner tone="info">
      {article.isNew
        ? m.articleNotices.theArticleThatYouHaveBegun
        : m.articleNotices.youGoOnWithADraft({ relativeTime: relativeTime(restored.at, now) })}{' '}
      {restored.isOutdated && `${m.articleNotices.savedSince} `}
      <button type="button" className={linkClass} onClick={() => setIsAsked(true)}>
        {m.articleNotices.startOver}
      </button>
      <ConfirmDialog
        open={isAsked}
        title={m.articleNotices.discardThisDraft}
        text={
          article.isNew
            ? m.articleNotices.whatYouHaveWrittenIsGone
            : m.articleNotices.theArticleStaysAsReadersSee
        }
        confirm={m.articleNotices.discardDraft}
        onConfirm={() => {
          setIsAsked(false);
          void article.startOver();
        }}
        onClose={() => setIsAsked(false)}
      />
    </Banner>
  );
}
