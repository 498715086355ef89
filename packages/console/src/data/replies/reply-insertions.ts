import { replyVariables } from '@helpdesk/sdk/rules/reply-variables';
import m from '../messages.yaml';

/** The words of the inserted question that are written over. */
export const questionWords = 'question';

/** What can be put into a text that is filled in without asking. */
export const variableInsertions = [
  { value: '', label: m.replyInsertions.insertAVariable },
  ...Object.entries(replyVariables).map(([name, { label }]) => ({ value: `{${name}}`, label })),
];

/** What can be put into a text that is filled in when it is used. */
export const insertions = [
  ...variableInsertions,
  { value: `{?${questionWords}}`, label: m.replyInsertions.aQuestionAskedWhenItIs },
];
