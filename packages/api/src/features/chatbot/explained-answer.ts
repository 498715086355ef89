import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import type { Candidate } from '../../matching/answer-index.ts';
import { notFound } from '../../refusal.ts';
import type { Remembering } from '../../server-context.ts';
import { findAnswer } from './answer.ts';

/** The answer that the chatbot would give, with its explanation. */
export async function testAnswer(
  server: Remembering,
  org: Org,
  { query, organizationId = org.id }: Schema<'ChatbotTestInput'>,
): Promise<Schema<'ChatbotTestResult'>> {
  if (organizationId !== org.id && organizationId !== 'demo') {
    throw notFound('Organization not found');
  }
  const { answer, match } = await findAnswer(server, org, { text: query });
  const { threshold, reading, candidates } = match;
  return {
    ...answer,
    score: rounded(Math.max(0, ...candidates.map(({ score }) => score))),
    threshold,
    reading,
    candidates: candidates.map(presentCandidate),
  };
}

function presentCandidate({ pair, score, words, ...why }: Candidate): Schema<'ChatbotCandidate'> {
  const { id: queryId, query, response, priority } = pair;
  return {
    ...why,
    queryId,
    query,
    response,
    priority,
    score: rounded(score),
    words: words.map(({ word, weight }) => ({ word, weight: rounded(weight) })),
  };
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
