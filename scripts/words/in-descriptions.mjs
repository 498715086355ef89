import { contractFiles, walk } from './contract-files.mjs';

const isShown = /^(summary|description|x-sessions-only|x-organization-missing)$/;

/** Summaries and descriptions of the contract, which the documentation page, the SDK and the editors show. */
export function inDescriptions(root) {
  return contractFiles(root).flatMap(({ file, content }) => {
    const found = [];
    walk(content, (name, value, place) => {
      if (typeof value !== 'string' || !isShown.test(name)) return;
      found.push({ file, place: `${place}.${name}`, text: value.trim() });
    });
    return found;
  });
}
