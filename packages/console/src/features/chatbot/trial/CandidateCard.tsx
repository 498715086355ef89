import type { Schema } from '@helpdesk/sdk/contract/operations';
import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Bar } from '../../../ui/Bar.tsx';
import { priorities } from '../choices.ts';
import m from '../messages.yaml';
import type { Editing } from '../queries/query-values.ts';
import { percent, reasonText } from './reasons.ts';

type CandidateCardProps = {
  candidate: Schema<'ChatbotCandidate'>;
  threshold: number;
  onEdit: (editing: Editing) => void;
};

/** A stored query that resembles a question: its score, the matched words, and whether it was used. */
export function CandidateCard({ candidate, threshold, onEdit }: CandidateCardProps) {
  const { queryId, query, score, nearest, nearestKind, words, priority } = candidate;

  async function edit() {
    try {
      onEdit({ query: await callOperation('chatbot.get', { id: queryId }) });
    } catch (error) {
      toast({
        title: m.candidateCard.error,
        text: serverMessage(error, m.candidateCard.thisQueryCouldNotBeLoaded),
        destructive: true,
      });
    }
  }

  return (
    <article className="mt-2 rounded-lg border px-3 py-2.5">
      <div className="flex items-start justify-between gap-2">
        <button
          type="button"
          onClick={() => void edit()}
          className="rounded-sm text-left font-medium wrap-anywhere hover:underline"
        >
          {query}
        </button>
        <Badge plain>
          {m.candidateCard.priority({
            find: priorities.find(({ value }) => value === priority)?.label,
          })}
        </Badge>
      </div>
      <div className="mt-2 flex items-center gap-2">
        <Bar
          kind="meter"
          label={m.candidateCard.matchOf({ query })}
          value={score * 100}
          tone={score >= threshold ? 'accent' : 'neutral'}
          className="flex-1"
        />
        <span className="text-xs text-muted-foreground tabular-nums">
          {m.candidateCard.matchNeeded({ percent: percent(score), percent2: percent(threshold) })}
        </span>
      </div>
      {words.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-1 text-xs text-muted-foreground">
          {m.candidateCard.matchedWords}
          {words.map(({ word, weight }) => (
            <Badge key={word} tone="accent">
              {word}
              <span className="font-normal tabular-nums">{percent(weight)}</span>
            </Badge>
          ))}
        </p>
      )}
      {nearestKind === 'keyword' && (
        <p className="mt-1.5 text-xs text-muted-foreground">
          {m.candidateCard.nearestKeyword.rich({ q: <q>{nearest}</q> })}
        </p>
      )}
      <p className="mt-1.5 text-xs text-muted-foreground">{reasonText(candidate)}</p>
    </article>
  );
}
