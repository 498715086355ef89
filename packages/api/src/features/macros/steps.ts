import { byChoice } from '@helpdesk/sdk/rules/ticket-fields';
import type { MacroRow, MacroSteps } from '../../database/rows/macros.ts';

export const noSteps: MacroSteps = {
  reply: null,
  replyFormat: 'text',
  replyFileIds: [],
  note: null,
  noteFormat: 'text',
  noteFileIds: [],
  ...byChoice(() => null),
  assignee: null,
  addTagIds: [],
  removeTagIds: [],
  snooze: null,
};

/** The steps of a stored macro. */
export const stepsOf = ({ steps }: Pick<MacroRow, 'steps'>): MacroSteps => ({
  ...noSteps,
  ...(JSON.parse(steps) as Partial<MacroSteps>),
});

/** The IDs of all files in the texts of a macro. */
export const filesIn = ({ replyFileIds, noteFileIds }: MacroSteps): string[] => [
  ...replyFileIds,
  ...noteFileIds,
];
