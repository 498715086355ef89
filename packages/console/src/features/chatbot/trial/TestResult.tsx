import type { Result, Schema } from '@helpdesk/sdk/contract/operations';
import { Plus } from 'lucide-react';
import { useSession } from '../../../data/session.ts';
import { Button } from '../../../ui/Button.tsx';
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
        {result ? result.response : 'Error occurred while testing the chatbot.'}
      </p>
      {result && (
        <>
          <Sources articles={result.articles} />
          {result.questions.length > 0 && (
            <ul aria-label="Questions to choose from" className="flex flex-col gap-1">
              {result.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          )}
          <section aria-label="Why this answer" className="border-t pt-3">
            <h3 className="text-xs font-medium text-muted-foreground">Why this answer</h3>
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
                Add as a query
              </Button>
            )}
            {rest.length > 0 && (
              <details className="mt-3" open={!chosen}>
                <summary className="rounded-sm text-xs font-medium text-muted-foreground hover:text-foreground">
                  {chosen ? 'Other queries' : 'Nearest queries'} ({rest.length})
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
  if (by === 'query') return 'A query of yours answers.';
  const needed = `The best one matches ${percent(score)}, and ${percent(threshold)} is needed.`;
  if (by === 'talk') return 'This is small talk or too short to answer. It isn’t counted.';
  if (by === 'unsure') return `Nothing matches well enough, so visitors choose. ${needed}`;
  return by === 'article'
    ? 'No query matches well enough, so a published article answers.'
    : `Nothing matches well enough, so visitors read this sentence. ${needed}`;
}

function Sources({ articles }: { articles: readonly { slug: string; title: string }[] }) {
  const { organization } = useSession();
  if (articles.length === 0) return null;
  return (
    <ul aria-label="Articles" className="flex flex-col gap-1">
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
      {corrected.map((part) => `“${part.word}” was read as “${part.corrected}”`).join(', ')}.
    </p>
  );
}
