import type { Sentence } from './sentence.ts';

/** Sentences in an organization's own words, by name; of a sentence with a number, each form by `name.form`. */
export type OwnWords = Readonly<Record<string, string>>;

type Groups = Readonly<Record<string, Readonly<Record<string, Sentence>>>>;

/** A pack with own words in the place of its sentences. */
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
