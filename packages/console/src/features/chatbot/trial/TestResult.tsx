import type { Result, Schema } from '@helpdesk/sdk/contract/operations';
import { Plus } from 'lucide-react';
import { useSession } from '../../../data/session.ts';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';
import type { Editing } from '../queries/query-values.ts';
import { CandidateCard } from './CandidateCard.tsx';
import { percent } from './reasons.ts';

export type Test = { asked: string; result: Result<'chatbot.test'> | null };
type TestResultProps = { test: Test; onEdit: (editing: Editing) => void };

/** The answer and how it was chosen. */
export function TestResult({ test: { asked, result }, onEdit }: TestResultProps) {
  const [first, ...others] = result?.candidates ?? [];
  const chosen = result?.by === 'query' ? first : undefined;
  const rest = chosen ? others : (result?.candidates ?? []);
  return (
    <div className="mt-4 flex flex-col gap-3 text-sm">
      <p className="ml-auto max-w-[85%] rounded-xl rounded-br-sm bg-primary px-3 py-2 text-primary-foreground wrap-anywhere">
        {asked}
      </p>
      <p className="mr-auto max-w-[92%] rounded-xl rounded-bl-sm bg-muted-strong/70 px-3 py-2 whitespace-pre-line wrap-anywhere">
        {result ? result.response : m.testResult.errorOccurredWhileTestingTheChatbot}
      </p>
      {result && (
        <>
          <Sources articles={result.articles} />
          {result.questions.length > 0 && (
            <ul aria-label={m.testResult.questionsToChooseFrom} className="flex flex-col gap-1">
              {result.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          )}
          <section aria-label={m.testResult.whyThisAnswer} className="border-t pt-3">
            <h3 className="text-xs font-medium text-muted-foreground">
              {m.testResult.whyThisAnswer}
            </h3>
            <p className="mt-1">{explanation(result)}</p>
            <Corrections reading={result.reading} />
            {chosen && (
              <CandidateCard candidate={chosen} threshold={result.threshold} onEdit={onEdit} />
            )}
            {(result.by === 'nothing' || result.by === 'unsure') && (
              <Button
                size="sm"
                icon={<Plus />}
                className="mt-2"
                onClick={() => onEdit({ query: null, text: asked })}
              >
                {m.testResult.addAsAQuery}
              </Button>
            )}
            {rest.length > 0 && (
              <details className="mt-3" open={!chosen}>
                <summary className="rounded-sm text-xs font-medium text-muted-foreground hover:text-foreground">
                  {chosen ? m.testResult.otherQueries : m.testResult.nearestQueries} ({rest.length})
                </summary>
                {rest.map((candidate) => (
                  <CandidateCard
                    key={candidate.queryId}
                    candidate={candidate}
                    threshold={result.threshold}
                    onEdit={onEdit}
                  />
                ))}
              </details>
            )}
          </section>
        </>
      )}
    </div>
  );
}

function explanation({ by, score, threshold }: Schema<'ChatbotTestResult'>): string {
  if (by === 'query') return m.testResult.aQueryOfYoursAnswers;
  const needed = m.testResult.theBestOneMatchesAndIs({
    percent: percent(score),
    percent2: percent(threshold),
  });
  if (by === 'talk') return m.testResult.thisIsSmallTalkOrToo;
  if (by === 'unsure') return m.testResult.nothingMatchesWellEnoughSoVisitors({ needed });
  return by === 'article'
    ? m.testResult.noQueryMatchesWellEnoughSo
    : m.testResult.nothingMatchesWellEnoughSoVisitors2({ needed });
}

function Sources({ articles }: { articles: readonly { slug: string; title: string }[] }) {
  const { organization } = useSession();
  if (articles.length === 0) return null;
  return (
    <ul aria-label={m.testResult.articles} className="flex flex-col gap-1">
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <a
            href={`/public/help/${organization?.subdomain ?? ''}/article/${slug}`}
            target="_blank"
            rel="noreferrer"
            className="rounded-sm font-medium text-primary-text hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Corrections({ reading }: { reading: Schema<'ChatbotTestResult'>['reading'] }) {
  const corrected = reading.filter((part) => part.corrected !== null);
  if (corrected.length === 0) return null;
  return (
    <p className="mt-1 text-muted-foreground">
      {corrected
        .map((part) => m.testResult.wasReadAs({ word: part.word, corrected: part.corrected }))
        .join(', ')}
      .
    </p>
  );
}
