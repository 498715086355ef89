import { type ChatSentence, chatSentences } from '@helpdesk/sdk/rules/chat-sentences';

const placeholder = /\\?\{(\w+)\\?\}/g;

/** Finds what the server itself says in a chat, with what it has filled in, and says it in another language. */
export function sayIn(sentences: Partial<Record<ChatSentence, string>>) {
  const known = Object.entries(chatSentences).map(([name, english]) => {
    const pattern = english.replace(/[.?{}]/g, '\\$&').replace(placeholder, '(?<$1>.+)');
    return [new RegExp(`^${pattern}$`), sentences[name as ChatSentence]] as const;
  });
  return (said: string): string | undefined => {
    for (const [pattern, sentence] of known) {
      const found = pattern.exec(said);
      if (found) {
        return sentence?.replace(placeholder, (_, name: string) => found.groups?.[name] ?? '');
      }
    }
    return undefined;
  };
}
