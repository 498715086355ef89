import { expect, it } from 'vitest';
import { dueText } from './due-text.ts';

it("says what is overdue, due today, tomorrow or later, with the year if it isn't this one", () => {
  const now = new Date(2026, 10, 26, 23, 30).getTime();
  expect(
    ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2027-01-02'].map((day) =>
      dueText(day, now),
    ),
  ).toEqual([
    { text: 'Overdue: Nov 25', state: 'overdue' },
    { text: 'Due today', state: 'today' },
    { text: 'Due tomorrow', state: 'later' },
    { text: 'Due Nov 28', state: 'later' },
    { text: 'Due Jan 2, 2027', state: 'later' },
  ]);
});
