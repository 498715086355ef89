import type { Schema } from '@helpdesk/sdk/contract/operations';
import { replyTextRefusal } from '@helpdesk/sdk/rules/reply-variables';
import { CannedReplyInput } from '@helpdesk/sdk/schema/operations';
import { type Sentences, sentencesOf } from '../../data/use-draft.ts';
import type { CannedReply, Visibility } from './replies.ts';

/** The form values of a canned reply. */
export type ReplyValues = {
  title: string;
  shortcut: string;
  text: string;
  /** Whether the text is Markdown; absent until the user chooses. */
  isFormatted?: boolean;
  files: readonly Schema<'UploadedFile'>[];
  folder: string;
  visibility: Visibility;
};

/** The values of an existing canned reply, or of a new one with an initial text. */
export function valuesOf(
  reply?: CannedReply,
  begun: Partial<Pick<ReplyValues, 'text' | 'isFormatted'>> = {},
): ReplyValues {
  if (!reply) {
    return {
      title: '',
      shortcut: '',
      text: '',
      files: [],
      folder: '',
      visibility: 'personal',
      ...begun,
    };
  }
  const { title, shortcut, text, format, files, folder, visibility } = reply;
  const isFormatted = format === 'markdown';
  return {
    title,
    shortcut: shortcut ?? '',
    text,
    isFormatted,
    files,
    folder: folder ?? '',
    visibility,
  };
}

/** The request body. Users often type the shortcut with its slash, which is removed. */
export const inputOf = ({ title, shortcut, text, isFormatted, files, folder }: ReplyValues) => ({
  title,
  shortcut: shortcut.trim().replace(/^\//, '') || null,
  text,
  format: isFormatted ? ('markdown' as const) : ('text' as const),
  fileIds: files.map(({ id }) => id),
  folder: folder.trim() || null,
});

/** The validation errors of the form, by field. */
export function validate(values: ReplyValues): Sentences {
  const text = replyTextRefusal(values.text);
  return { ...sentencesOf(CannedReplyInput.safeParse(inputOf(values))), ...(text && { text }) };
}
