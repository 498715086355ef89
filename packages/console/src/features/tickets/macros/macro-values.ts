import type { Schema } from '@helpdesk/sdk/contract/operations';
import { replyTextRefusal } from '@helpdesk/sdk/rules/reply-variables';
import {
  byChoice,
  type ChoiceName,
  type Choices,
  choiceNames,
  choicesOf,
} from '@helpdesk/sdk/rules/ticket-fields';
import { MacroInput } from '@helpdesk/sdk/schema/operations';
import { type Sentences, sentencesOf } from '../../../data/use-draft.ts';
import m from '../messages.yaml';
import type { Macro } from './macros.ts';
import { snoozeValue } from './step-texts.ts';

type TagRef = Schema<'TagRef'>;

/** A reply or a note: its text, whether that is Markdown, and its files. */
export type MacroText = {
  text: string;
  /** Absent until the user chooses. */
  isFormatted?: boolean;
  files: readonly Schema<'UploadedFile'>[];
};

/** The form values of a macro; empty for fields that it leaves unchanged. */
export type MacroValues = { [Name in ChoiceName]: Choices[Name] | '' } & {
  name: string;
  reply: MacroText;
  note: MacroText;
  assignee: string;
  addTags: TagRef[];
  removeTags: TagRef[];
  snooze: string;
  visibility: Macro['visibility'];
};

export const noValues: MacroValues = {
  name: '',
  reply: { text: '', files: [] },
  note: { text: '', files: [] },
  ...byChoice(() => '' as const),
  assignee: '',
  addTags: [],
  removeTags: [],
  snooze: '',
  visibility: 'personal',
};

/** The values of an existing macro, or of a new one. */
export function valuesOf(macro?: Macro): MacroValues {
  if (!macro) return noValues;
  const { name, addTags, removeTags, visibility } = macro;
  return {
    name,
    addTags,
    removeTags,
    visibility,
    reply: textOf(macro.reply, macro.replyFormat, macro.replyFiles),
    note: textOf(macro.note, macro.noteFormat, macro.noteFiles),
    ...choicesOf(noValues),
    ...Object.fromEntries(choiceNames.map((name) => [name, macro[name] ?? ''])),
    assignee: macro.assignee ?? '',
    snooze: snoozeValue(macro.snooze),
  };
}

const textOf = (
  text: string | null,
  format: Macro['replyFormat'],
  files: MacroText['files'],
): MacroText =>
  text === null ? noValues.reply : { text, isFormatted: format === 'markdown', files };

const formatOf = ({ isFormatted }: MacroText): Macro['replyFormat'] =>
  isFormatted ? 'markdown' : 'text';
const idsOf = ({ files }: MacroText) => files.map(({ id }) => id);

/** The request body of the form. */
export function inputOf(values: MacroValues) {
  const { name, reply, note, assignee, snooze } = values;
  const hours = snooze === 'reply' ? null : Number(snooze);
  return {
    name,
    reply: reply.text.trim() || null,
    ...(reply.text.trim() && { replyFormat: formatOf(reply), replyFileIds: idsOf(reply) }),
    note: note.text.trim() || null,
    ...(note.text.trim() && { noteFormat: formatOf(note), noteFileIds: idsOf(note) }),
    ...(byChoice((choice) => values[choice] || null) as Pick<Schema<'Macro'>, ChoiceName>),
    assignee: assignee || null,
    addTagIds: values.addTags.map(({ id }) => id),
    removeTagIds: values.removeTags.map(({ id }) => id),
    snooze: snooze === '' ? null : { hours },
  };
}

/** The validation errors of the form, by field. */
export function validate(values: MacroValues): Sentences {
  const input = inputOf(values);
  const sentences = sentencesOf(MacroInput.safeParse(input));
  for (const field of ['reply', 'note'] as const) {
    const { text, files } = values[field];
    const sentence = replyTextRefusal(text);
    if (sentence) sentences[field] = sentence;
    if (files.length > 0 && text.trim() === '')
      sentences[field] = m.macroValues.writeWhatGoesWithTheFiles;
  }
  const { reply, note, assignee, addTagIds, removeTagIds, snooze } = input;
  const isEmpty =
    [reply, note, assignee, snooze].every((step) => step === null) &&
    choiceNames.every((choice) => input[choice] === null) &&
    addTagIds.length + removeTagIds.length === 0;
  if (isEmpty) sentences.steps = m.macroValues.chooseAtLeastOneStep;
  if (input.snooze && (input.status === 'resolved' || input.status === 'closed')) {
    sentences.snooze = m.macroValues.aMacroCannotSnoozeATicket;
  }
  return sentences;
}
