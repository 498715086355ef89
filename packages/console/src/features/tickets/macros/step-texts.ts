import type { Schema } from '@helpdesk/sdk/contract/operations';
import { choiceFields, choiceNames, isChoice, labelOf } from '@helpdesk/sdk/rules/ticket-fields';
import m from '../messages.yaml';
import { untilText } from '../snooze/use-snooze.ts';
import type { Macro } from './macros.ts';

type Step = Schema<'MacroStep'>;

const tagsText = (names: string) =>
  names.includes(', ') ? m.stepTexts.theTags({ names }) : m.stepTexts.theTag({ names });

/** Describes what a step does to a ticket, or that the ticket already has the value. */
export function stepText({ kind, outcome, to }: Step): string {
  const is = outcome === 'unchanged';
  if (isChoice(kind)) {
    const { label } = choiceFields[kind];
    const value = labelOf(kind, to ?? '');
    return is ? m.stepTexts.isAlready({ label, value }) : m.stepTexts.becomes({ label, value });
  }
  switch (kind) {
    case 'assignee':
      if (to === null) return is ? m.stepTexts.unassignedAlready : m.stepTexts.unassigned;
      return is ? m.stepTexts.assignedToAlready({ to }) : m.stepTexts.assignedTo({ to });
    case 'addTags':
      return is
        ? m.stepTexts.hasAlready({ tagsText: tagsText(to ?? '') })
        : m.stepTexts.gets({ tagsText: tagsText(to ?? '') });
    case 'removeTags':
      return is
        ? m.stepTexts.doesNotHave({ tagsText: tagsText(to ?? '') })
        : m.stepTexts.loses({ tagsText: tagsText(to ?? '') });
    case 'snooze':
      return is
        ? m.stepTexts.snoozedAlready({ untilText: untilText(to) })
        : m.stepTexts.snoozed({ untilText: untilText(to) });
    case 'note':
      return m.stepTexts.getsAnInternalNote;
    case 'reply':
      return m.stepTexts.theCustomerGetsAReply;
  }
}

/** The snooze durations of a macro, in hours. */
export const snoozeOptions = [
  { value: 'reply', label: m.stepTexts.untilTheCustomerAnswers },
  { value: '4', label: m.stepTexts.n4Hours },
  { value: '24', label: m.stepTexts.n1Day },
  { value: '48', label: m.stepTexts.n2Days },
  { value: '72', label: m.stepTexts.n3Days },
  { value: '168', label: m.stepTexts.n1Week },
  { value: '336', label: m.stepTexts.n2Weeks },
  { value: '720', label: m.stepTexts.n30Days },
] as const;

/** A snooze as the value of its field; empty for none. */
export const snoozeValue = (snooze: Macro['snooze']) =>
  snooze === null ? '' : snooze.hours === null ? 'reply' : String(snooze.hours);

export function snoozeLabel(value: string): string {
  const known = snoozeOptions.find((option) => option.value === value);
  return known?.label ?? m.stepTexts.hours({ value });
}

/** Summarizes what a macro does, with a few words for each step. */
export function macroSteps(macro: Macro, nameOf: (userId: string) => string): string[] {
  const { reply, note, assignee, addTags, removeTags, snooze } = macro;
  const withFiles = ({ length }: Macro['replyFiles']) => (length > 0 ? m.stepTexts.withFiles : '');
  const names = (tags: Macro['addTags']) => tagsText(tags.map(({ name }) => name).join(', '));
  const value = snoozeValue(snooze);
  const steps = [
    ...choiceNames.map((name) => {
      const to = macro[name];
      return to && `${choiceFields[name].label} ${labelOf(name, to)}`;
    }),
    assignee === 'me' && m.stepTexts.assignToMe,
    assignee === 'none' && m.stepTexts.unassign,
    assignee &&
      assignee !== 'me' &&
      assignee !== 'none' &&
      m.stepTexts.assignTo({ nameOf: nameOf(assignee) }),
    addTags.length > 0 && m.stepTexts.add({ names: names(addTags) }),
    removeTags.length > 0 && m.stepTexts.remove({ names: names(removeTags) }),
    value === 'reply' && m.stepTexts.snoozeUntilTheCustomerAnswers,
    value !== '' && value !== 'reply' && m.stepTexts.snoozeFor({ snoozeLabel: snoozeLabel(value) }),
    note !== null && m.stepTexts.internalNote({ withFiles: withFiles(macro.noteFiles) }),
    reply !== null && m.stepTexts.reply({ withFiles: withFiles(macro.replyFiles) }),
  ];
  return steps.filter((step): step is string => typeof step === 'string');
}
