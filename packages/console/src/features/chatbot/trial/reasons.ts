import type { Schema } from '@helpdesk/sdk/contract/operations';

type Candidate = Schema<'ChatbotCandidate'>;

/** Why a candidate was used, or was not. */
export function reasonText({ reason, nearestKind }: Candidate): string {
  switch (reason) {
    case 'exact':
      return nearestKind === 'keyword'
        ? 'The question is word for word a keyword of it.'
        : 'The question is word for word this query.';
    case 'best':
      return 'No other query matches better.';
    case 'priority':
      return 'It matches about as well as the best one and has a higher priority.';
    case 'runner_up':
      return 'It would answer too, but another one comes first.';
    case 'below':
      return 'It matches too little to answer.';
  }
}

/** A score formatted for display. */
export const percent = (score: number) => `${Math.round(score * 100)}%`;
