import type { Schema } from '@helpdesk/sdk/contract/operations';
import m from '../messages.yaml';

type Candidate = Schema<'ChatbotCandidate'>;

/** Why a candidate was or wasn't used. */
export function reasonText({ reason, nearestKind }: Candidate): string {
  switch (reason) {
    case 'exact':
      return nearestKind === 'keyword'
        ? m.reasons.theQuestionIsWordForWord
        : m.reasons.theQuestionIsWordForWord2;
    case 'best':
      return m.reasons.noOtherQueryMatchesBetter;
    case 'priority':
      return m.reasons.itMatchesAboutAsWellAs;
    case 'runner_up':
      return m.reasons.itWouldAnswerTooButAnother;
    case 'below':
      return m.reasons.itMatchesTooLittleToAnswer;
  }
}

/** A score formatted for display. */
export const percent = (score: number) => `${Math.round(score * 100)}%`;
