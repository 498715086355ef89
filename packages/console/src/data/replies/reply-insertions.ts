import { replyVariables } from '@helpdesk/sdk/rules/reply-variables';
import m from '../messages.yaml';

/** The part of an inserted question that is selected for typing over. */
export const questionWords = 'question';

/** Variables for a text that is filled in without asking. */
export const variableInsertions = [
  { value: '', label: m.replyInsertions.insertAVariable },
  ...Object.entries(replyVariables).map(([name, { label }]) => ({ value: `{${name}}`, label })),
];

/** Variables and questions for a text that is filled in when it is used. */
export const insertions = [
  ...variableInsertions,
  { value: `{?${questionWords}}`, label: m.replyInsertions.aQuestionAskedWhenItIs },
];
