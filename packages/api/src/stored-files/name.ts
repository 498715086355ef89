const maxLength = 255;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const unseen = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
/** Half of a surrogate pair, for example after cutting the name. */
const broken = /\p{Surrogate}/gu;

/** Normalizes the name of a file for storing and showing: no path, no invisible characters, and the extension is kept if it is cut. */
export function fileName(given: string): string {
  const last = given.replace(unseen, '').replace(broken, '').split(/[\\/]/).at(-1) ?? '';
  const name = last.replace(/\s+/g, ' ').replace(/^[. ]+|[. ]+$/g, '');
  if (name === '') return 'file';
  if (name.length <= maxLength) return name;
  const ending = /\.[^.]{1,20}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, maxLength - ending.length).replace(broken, '')}${ending}`;
}
