import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Page } from '../../ui/Page.tsx';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { ArticleList } from './articles/ArticleList.tsx';
import { CategoryPanel } from './categories/CategoryPanel.tsx';
import { HelpStats } from './HelpStats.tsx';
import m from './messages.yaml';
import { useAnsweredQuestion } from './use-answered-question.ts';

const FeedbackCard = lazy(() => import('./feedback/FeedbackCard.tsx'));
const ArticleDialog = lazy(() => import('./article/ArticleDialog.tsx'));

/** The search parameters of the page: the open article, or the title of a new one and the question it answers. */
type Shown = { article?: string; new?: string; question?: string };

/** The articles and categories of the help center, and their actions. */
export default function HelpCenterPage() {
  const shown: Shown = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (search: Shown, replace = false) =>
    void navigate({ to: '/help-center', search: search as never, replace, resetScroll: false });
  const answerQuestion = useAnsweredQuestion();
  const close = () => show({}, true);

  return (
    <Page kind="list">
      <HelpStats />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <ArticleList onNew={() => show({ new: '1' })} onEdit={({ id }) => show({ article: id })} />
        <div className="flex min-w-0 flex-col gap-5">
          <CategoryPanel />
          <Suspense>
            <FeedbackCard
              onOpen={(article) => show({ article })}
              onWrite={(title) => show({ new: title })}
            />
          </Suspense>
        </div>
      </div>
      <Suspense
        fallback={
          <div className="fixed inset-0 z-20 bg-background/85">
            <LoadingScreen text={m.helpCenterPage.loadingEditor} />
          </div>
        }
      >
        {(shown.new !== undefined || shown.article) && (
          <ArticleDialog
            key={shown.article ?? 'new'}
            id={shown.article ?? null}
            title={shown.new === '1' ? undefined : shown.new}
            onSaved={() => {
              if (shown.question) answerQuestion(shown.question);
              close();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  );
}
