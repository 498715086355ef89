import type { Schema } from '@helpdesk/sdk/contract/operations';
import { replyTextRefusal } from '@helpdesk/sdk/rules/reply-variables';
import { CannedReplyInput } from '@helpdesk/sdk/schema/operations';
import type { CannedReply, Visibility } from './replies.ts';

/** The form values of a canned reply. */
export type ReplyValues = {
  title: string;
  shortcut: string;
  text: string;
  /** Whether the text is Markdown; absent until that is chosen for it. */
  isFormatted?: boolean;
  files: readonly Schema<'UploadedFile'>[];
  folder: string;
  visibility: Visibility;
};

export type Sentences = Partial<Record<string, string>>;

/** The values of an existing canned reply, or of a new one that was begun elsewhere. */
export function valuesOf(
  reply: CannedReply | null,
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

/** What is sent of the form. A slash before the shortcut is how one thinks of it. */
export const inputOf = ({ title, shortcut, text, isFormatted, files, folder }: ReplyValues) => ({
  title,
  shortcut: shortcut.trim().replace(/^\//, '') || null,
  text,
  format: isFormatted ? ('markdown' as const) : ('text' as const),
  fileIds: files.map(({ id }) => id),
  folder: folder.trim() || null,
});

/** What is wrong with the form, by field. */
export function judge(values: ReplyValues): Sentences {
  const sentences: Sentences = {};
  const text = replyTextRefusal(values.text);
  if (text) sentences.text = text;
  const judged = CannedReplyInput.safeParse(inputOf(values));
  for (const { path, message } of judged.success ? [] : judged.error.issues) {
    sentences[String(path[0])] ??= message;
  }
  return sentences;
}
