import { contractFiles, walk } from './contract-files.mjs';
import { textsOf } from './in-lists.mjs';

/** The error messages in the contract (`x-messages`), each once per file. */
export function inContract(root) {
  return contractFiles(root).flatMap(({ file, content }) => {
    const known = new Map();
    walk(content, (name, value, place) => {
      if (name !== 'x-messages') return;
      for (const { text } of textsOf(value)) if (!known.has(text)) known.set(text, place);
    });
    return [...known].map(([text, place]) => ({ file, place, text }));
  });
}
