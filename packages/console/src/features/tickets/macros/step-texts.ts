import type { Schema } from '@helpdesk/sdk/contract/operations';
import { choiceFields, choiceNames, isChoice, labelOf } from '@helpdesk/sdk/rules/ticket-fields';
import { untilText } from '../snooze/use-snooze.ts';
import type { Macro } from './macros.ts';

type Step = Schema<'MacroStep'>;

const tagsText = (names: string) =>
  names.includes(', ') ? `the tags ${names}` : `the tag ${names}`;

/** What a step does to a ticket, or that it has it already. */
export function stepText({ kind, outcome, to }: Step): string {
  const is = outcome === 'unchanged';
  if (isChoice(kind)) {
    const { label } = choiceFields[kind];
    const value = labelOf(kind, to ?? '');
    return is ? `${label} is ${value} already` : `${label} becomes ${value}`;
  }
  switch (kind) {
    case 'assignee':
      if (to === null) return is ? 'Unassigned already' : 'Unassigned';
      return is ? `Assigned to ${to} already` : `Assigned to ${to}`;
    case 'addTags':
      return is ? `Has ${tagsText(to ?? '')} already` : `Gets ${tagsText(to ?? '')}`;
    case 'removeTags':
      return is ? `Does not have ${tagsText(to ?? '')}` : `Loses ${tagsText(to ?? '')}`;
    case 'snooze':
      return is ? `Snoozed ${untilText(to)} already` : `Snoozed ${untilText(to)}`;
    case 'note':
      return 'Gets an internal note';
    case 'reply':
      return 'The customer gets a reply';
  }
}

/** How long a macro can snooze tickets, in hours. */
export const snoozeOptions = [
  { value: 'reply', label: 'Until the customer answers' },
  { value: '4', label: '4 hours' },
  { value: '24', label: '1 day' },
  { value: '48', label: '2 days' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
  { value: '336', label: '2 weeks' },
  { value: '720', label: '30 days' },
] as const;

/** A snooze as the value of its field; empty for none. */
export const snoozeValue = (snooze: Macro['snooze']) =>
  snooze === null ? '' : snooze.hours === null ? 'reply' : String(snooze.hours);

export function snoozeLabel(value: string): string {
  const known = snoozeOptions.find((option) => option.value === value);
  return known?.label ?? `${value} hours`;
}

/** What a macro does, in a few words for each step. */
export function macroSteps(macro: Macro, nameOf: (userId: string) => string): string[] {
  const { reply, note, assignee, addTags, removeTags, snooze } = macro;
  const withFiles = ({ length }: Macro['replyFiles']) => (length > 0 ? ' with files' : '');
  const names = (tags: Macro['addTags']) => tagsText(tags.map(({ name }) => name).join(', '));
  const value = snoozeValue(snooze);
  const steps = [
    ...choiceNames.map((name) => {
      const to = macro[name];
      return to && `${choiceFields[name].label} ${labelOf(name, to)}`;
    }),
    assignee === 'me' && 'Assign to me',
    assignee === 'none' && 'Unassign',
    assignee && assignee !== 'me' && assignee !== 'none' && `Assign to ${nameOf(assignee)}`,
    addTags.length > 0 && `Add ${names(addTags)}`,
    removeTags.length > 0 && `Remove ${names(removeTags)}`,
    value === 'reply' && 'Snooze until the customer answers',
    value !== '' && value !== 'reply' && `Snooze for ${snoozeLabel(value)}`,
    note !== null && `Internal note${withFiles(macro.noteFiles)}`,
    reply !== null && `Reply${withFiles(macro.replyFiles)}`,
  ];
  return steps.filter((step): step is string => typeof step === 'string');
}
