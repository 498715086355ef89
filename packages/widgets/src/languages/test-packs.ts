import type { Language } from '../core/words.ts';

const pathOf = (file: string) => new URL(file, import.meta.url).pathname;

/** The code of the languages, imported beforehand, by the name of its chunk. */
export const languageChunks: Record<string, string> = {
  languages: pathOf('./languages.ts'),
  ...Object.fromEntries(
    (['de', 'ar', 'he'] satisfies Language[]).flatMap((language) => {
      const pack = pathOf(`../../../sdk/src/rules/element-sentences/${language}.ts`);
      return [`pack-${language}`, `pack-${language}-chat`].map((name) => [name, pack]);
    }),
  ),
};
for (const chunk of Object.values(languageChunks)) await import(/* @vite-ignore */ chunk);

/** Loads the chunks of languages as the loader does for elements. */
export const fetchLanguages = (name: string): Promise<object> => {
  const chunk = languageChunks[name];
  return chunk ? import(/* @vite-ignore */ chunk) : Promise.reject(new Error(name));
};
