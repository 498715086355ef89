import type { Schema } from '@helpdesk/sdk/contract/operations';

type Change = Schema<'HelpVersionChange'>;

/** If the differing part of either text has more lines than this, all its lines are shown as removed and added. */
const longest = 1_500;

/** The lines that stayed, were removed and were added, in order. */
export function differenceOf(before: readonly string[], after: readonly string[]): Change[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const same = (text: string): Change => ({ kind: 'same', text });
  return [
    ...before.slice(0, start).map(same),
    ...between(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

/** Compares by the longest common subsequence. */
function between(before: readonly string[], after: readonly string[]): Change[] {
  const removed = (text: string): Change => ({ kind: 'removed', text });
  const added = (text: string): Change => ({ kind: 'added', text });
  const width = after.length + 1;
  if (before.length > longest || after.length > longest) {
    return [...before.map(removed), ...after.map(added)];
  }
  /** How many lines the rests of both texts have in common, by the positions where the rests begin. */
  const common = new Uint16Array((before.length + 1) * width);
  const at = (one: number, other: number) => common[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one--) {
    for (let other = after.length - 1; other >= 0; other--) {
      common[one * width + other] =
        before[one] === after[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const changes: Change[] = [];
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    const [text, next] = [before[one], after[other]];
    if (text !== undefined && text === next) {
      changes.push({ kind: 'same', text });
      one++;
      other++;
    } else if (
      text !== undefined &&
      (next === undefined || at(one + 1, other) >= at(one, other + 1))
    ) {
      changes.push(removed(text));
      one++;
    } else {
      changes.push(added(next ?? ''));
      other++;
    }
  }
  return changes;
}
