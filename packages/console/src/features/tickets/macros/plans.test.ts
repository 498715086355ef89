import { describe, expect, it } from 'vitest';
import { matchMacros } from './macros.ts';
import { planLines, refusals } from './plans.ts';
import { macroSteps, stepText } from './step-texts.ts';
import { macroLike, planLike, stepLike } from './test-macros.ts';

describe('the steps of a preview', () => {
  it.each([
    [{}, 'Status becomes Resolved'],
    [{ outcome: 'unchanged' }, 'Status is already Resolved'],
    [{ kind: 'priority', to: 'urgent' }, 'Priority becomes Urgent'],
    [{ kind: 'priority', to: 'urgent', outcome: 'unchanged' }, 'Priority is already Urgent'],
    [{ kind: 'assignee', to: 'Ada' }, 'Assigned to Ada'],
    [{ kind: 'assignee', to: null }, 'Unassigned'],
    [{ kind: 'assignee', to: null, outcome: 'unchanged' }, 'Already unassigned'],
    [{ kind: 'addTags', to: 'A, B' }, 'Gets the tags A, B'],
    [{ kind: 'addTags', to: 'A', outcome: 'unchanged' }, 'Already has the tag A'],
    [{ kind: 'removeTags', to: 'A' }, 'Loses the tag A'],
    [{ kind: 'removeTags', to: 'A', outcome: 'unchanged' }, "Doesn't have the tag A"],
    [{ kind: 'snooze', to: null }, 'Snoozed until the customer replies'],
    [{ kind: 'note', to: 'Hi' }, 'Gets an internal note'],
    [{ kind: 'reply', to: 'Hi' }, 'The customer gets a reply'],
  ] as const)('%j reads as a sentence', (step, text) => {
    expect(stepText(stepLike(step))).toBe(text);
  });
});

it('a macro is described by its steps', () => {
  const nameOf = () => 'Jonas';
  const tag = { id: 'g1', name: 'Parcel', color: 'blue' as const };
  expect(macroSteps(macroLike(), nameOf)).toEqual(['Status Resolved', 'Assign to me', 'Reply']);
  const other = { status: null, priority: 'urgent', reply: null, note: 'Seen' } as const;
  const steps = { ...other, assignee: 'u2', addTags: [tag], removeTags: [tag] };
  expect(macroSteps(macroLike({ ...steps, snooze: { hours: 24 } }), nameOf)).toEqual([
    'Priority Urgent',
    'Assign to Jonas',
    'Add the tag Parcel',
    'Remove the tag Parcel',
    'Snooze for 1 day',
    'Internal note',
  ]);
});

describe('over several tickets', () => {
  it('a step says how many tickets it affects', () => {
    const have = planLike({ steps: [stepLike({ outcome: 'unchanged' })] });
    expect(planLines([planLike(), planLike(), have])).toEqual([
      {
        kind: 'status',
        outcome: 'done',
        text: 'Status becomes Resolved',
        detail: 'on 2 tickets, 1 ticket already',
        words: null,
        isFormatted: false,
      },
    ]);
    expect(planLines([planLike(), planLike()])[0]?.detail).toBeNull();
  });

  it('a refused step shows its reason once for all tickets', () => {
    const refused = stepLike({ kind: 'snooze', outcome: 'refused', to: null, because: 'Too late' });
    const plan = planLike({ canApply: false, steps: [refused] });
    expect(planLines([plan])[0]?.detail).toBe('Too late');
    expect(planLines([plan, plan])[0]?.detail).toBe('not on 2 tickets: Too late');
    expect(refusals([plan, planLike()], [])).toEqual([
      '1 ticket: a macro applies all of its steps or none',
    ]);
  });

  it("a reply that lacks a ticket's name is different from one that asks for input", () => {
    const plans = [planLike({ questions: ['order number', "Customer's first name"] })];
    expect(refusals(plans, ['order number'])).toEqual([
      "1 ticket without an answer to: Customer's first name",
    ]);
    expect(refusals([planLike({ questions: ['order number'] })], ['order number'])).toEqual([]);
  });
});

it('macros are found by all typed words, those whose name starts with them first', () => {
  const parcel = macroLike({ id: 'a', name: 'Lost parcel', reply: 'Größe' });
  const sent = macroLike({ id: 'b', name: 'Parcel sent', reply: null });
  const found = (text: string) => matchMacros([parcel, sent], text).map(({ id }) => id);
  expect(found('')).toEqual(['a', 'b']);
  expect(found('PARCEL')).toEqual(['b', 'a']);
  expect(found('parcel grosse')).toEqual(['a']);
  expect(found('nothing')).toEqual([]);
});
