import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { useState } from 'react';
import { useNow } from '../../../data/use-now.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { foreignTags } from '../editor/foreign-tags.ts';
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
          The editor does not know everything in this article ({foreign.join(', ')}): saving it here
          keeps the words and simplifies the rest.
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
        This article was changed by someone else. What you have written is still here: saving again
        replaces their changes, closing keeps them.{' '}
        <button type="button" className={linkClass} onClick={() => setIsCompared(true)}>
          Show their version
        </button>
        {isCompared && (
          <ReaderDialog
            title="Their version"
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
        ? 'The article that you have begun is back.'
        : `You go on with a draft of ${relativeTime(restored.at, now)}, which readers do not see yet.`}{' '}
      {restored.isOutdated && 'The article was saved by somebody since; saving replaces that. '}
      <button type="button" className={linkClass} onClick={() => setIsAsked(true)}>
        Start over
      </button>
      <ConfirmDialog
        open={isAsked}
        title="Discard this draft?"
        text={
          article.isNew
            ? 'What you have written is gone for good.'
            : 'The article stays as readers see it; what was written since is gone for good.'
        }
        confirm="Discard draft"
        onConfirm={() => {
          setIsAsked(false);
          void article.startOver();
        }}
        onClose={() => setIsAsked(false)}
      />
    </Banner>
  );
}
