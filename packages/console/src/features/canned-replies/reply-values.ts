import { CannedReplyInput } from '@helpdesk/sdk/contract/schemas';
import { replyTextRefusal } from '@helpdesk/sdk/rules/reply-variables';
import type { CannedReply, Visibility } from './replies.ts';

/** The form values of a canned reply. */
export type ReplyValues = {
  title: string;
  shortcut: string;
  text: string;
  folder: string;
  visibility: Visibility;
};

export type Sentences = Partial<Record<string, string>>;

/** The values of an existing canned reply, or of a new one with this text. */
export function valuesOf(reply: CannedReply | null, text = ''): ReplyValues {
  if (!reply) return { title: '', shortcut: '', text, folder: '', visibility: 'personal' };
  const { title, shortcut, folder, visibility } = reply;
  return { title, shortcut: shortcut ?? '', text: reply.text, folder: folder ?? '', visibility };
}

/** What is sent of the form. A slash before the shortcut is how one thinks of it. */
export const inputOf = ({ title, shortcut, text, folder }: ReplyValues) => ({
  title,
  shortcut: shortcut.trim().replace(/^\//, '') || null,
  text,
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
