import type { Sentence } from './sentence.ts';

/** Custom texts of an organization, by the name of the sentence; plural forms are `name.form`. */
export type OwnWords = Readonly<Record<string, string>>;

type Groups = Readonly<Record<string, Readonly<Record<string, Sentence>>>>;

/** Returns a language pack with custom texts in place of the built-in ones. */
export function withOwn<Pack extends object>(pack: Pack, own: OwnWords): Pack {
  const changed: Record<string, Record<string, Sentence>> = {};
  for (const [name, text] of Object.entries(own)) {
    const [group = '', key = '', form] = name.split('.');
    changed[group] ??= { ...(pack as Groups)[group] };
    const sentence = changed[group][key];
    const forms = typeof sentence === 'object' ? sentence : { other: sentence ?? text };
    changed[group][key] = form ? { ...forms, [form]: text } : text;
  }
  return { ...pack, ...changed };
}
