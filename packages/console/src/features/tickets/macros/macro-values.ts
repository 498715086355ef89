import type { Schema } from '@helpdesk/sdk/contract/operations';
import { MacroInput } from '@helpdesk/sdk/contract/schemas';
import { replyTextRefusal } from '@helpdesk/sdk/rules/reply-variables';
import type { Priority, Status } from '../choices.ts';
import type { Macro } from './macros.ts';
import { snoozeValue } from './step-texts.ts';

type TagRef = Schema<'TagRef'>;

/** The form values of a macro; empty for what it leaves as it is. */
export type MacroValues = {
  name: string;
  reply: string;
  note: string;
  status: Status | '';
  priority: Priority | '';
  assignee: string;
  addTags: TagRef[];
  removeTags: TagRef[];
  snooze: string;
  visibility: Macro['visibility'];
};

export type Sentences = Partial<Record<string, string>>;

export const noValues: MacroValues = {
  name: '',
  reply: '',
  note: '',
  status: '',
  priority: '',
  assignee: '',
  addTags: [],
  removeTags: [],
  snooze: '',
  visibility: 'personal',
};

/** The values of an existing macro, or of a new one. */
export function valuesOf(macro: Macro | null): MacroValues {
  if (!macro) return noValues;
  const { name, addTags, removeTags, visibility } = macro;
  return {
    name,
    addTags,
    removeTags,
    visibility,
    reply: macro.reply ?? '',
    note: macro.note ?? '',
    status: macro.status ?? '',
    priority: macro.priority ?? '',
    assignee: macro.assignee ?? '',
    snooze: snoozeValue(macro.snooze),
  };
}

/** What is sent of the form. */
export function inputOf(values: MacroValues) {
  const { name, reply, note, status, priority, assignee, snooze } = values;
  const hours = snooze === 'reply' ? null : Number(snooze);
  return {
    name,
    reply: reply.trim() || null,
    note: note.trim() || null,
    status: status || null,
    priority: priority || null,
    assignee: assignee || null,
    addTagIds: values.addTags.map(({ id }) => id),
    removeTagIds: values.removeTags.map(({ id }) => id),
    snooze: snooze === '' ? null : { hours },
  };
}

/** What is wrong with the form, by field. */
export function judge(values: MacroValues): Sentences {
  const sentences: Sentences = {};
  const input = inputOf(values);
  const judged = MacroInput.safeParse(input);
  for (const { path, message } of judged.success ? [] : judged.error.issues) {
    sentences[String(path[0])] ??= message;
  }
  for (const field of ['reply', 'note'] as const) {
    const sentence = replyTextRefusal(values[field]);
    if (sentence) sentences[field] = sentence;
  }
  const { name: _, ...steps } = input;
  const isEmpty = Object.values(steps).every((step) =>
    Array.isArray(step) ? step.length === 0 : step === null,
  );
  if (isEmpty) sentences.steps = 'Choose at least one step';
  if (input.snooze && (input.status === 'resolved' || input.status === 'closed')) {
    sentences.snooze = 'A macro cannot snooze a ticket that it resolves or closes';
  }
  return sentences;
}
