import { isRich, type TextBox, type TextChange } from '../ui/text/text-box.ts';

/**
 * Changes the text of a box and fires its input event, but keeps caret, focus and scroll position; returns whether the box is still on the
 * page.
 */
export function editBox(box: TextBox | null, change: TextChange): boolean {
  if (isRich(box)) return box.edit(change);
  if (!box?.isConnected) return false;
  const { value: before, selectionStart, selectionEnd, scrollTop } = box;
  const after = change(before);
  if (after === before) return true;
  const from = sameAtStart(before, after);
  const same = sameAtEnd(before.slice(from), after.slice(from));
  const to = before.length - same;
  const insert = after.slice(from, after.length - same);
  const moved = (at: number) => {
    if (at <= from) return at;
    return at >= to ? at + after.length - before.length : from + insert.length;
  };
  box.setRangeText(insert, from, to, 'end');
  box.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  box.scrollTop = scrollTop;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

function sameAtStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function sameAtEnd(one: string, other: string): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one.at(-1 - count) === other.at(-1 - count))
    count += 1;
  return count;
}
