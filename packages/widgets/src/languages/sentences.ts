import { type ChatSentence, chatSentences } from '@helpdesk/sdk/rules/chat-sentences';

const placeholder = /\\?\{(\w+)\\?\}/g;

/** Returns a function that recognizes the server's own messages in a chat, with their values, and translates them. */
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
