const maxLength = 255;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const unseen = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
/** Half of a character, as of one that is cut. */
const broken = /\p{Surrogate}/gu;

/** The name of a file as it is kept and shown: no path, nothing that cannot be seen, an ending that is kept when it is cut. */
export function fileName(given: string): string {
  const last = given.replace(unseen, '').replace(broken, '').split(/[\\/]/).at(-1) ?? '';
  const name = last.replace(/\s+/g, ' ').replace(/^[. ]+|[. ]+$/g, '');
  if (name === '') return 'file';
  if (name.length <= maxLength) return name;
  const ending = /\.[^.]{1,20}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, maxLength - ending.length).replace(broken, '')}${ending}`;
}
