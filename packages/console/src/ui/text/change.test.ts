import { describe, expect, it } from 'vitest';
import { describeChange } from './change.ts';

describe('the change of a metric', () => {
  it('starts with + if the number has increased', () => {
    expect(describeChange(12, 'percent', 'up')).toEqual({
      text: '+12%',
      direction: 'up',
      tone: 'good',
    });
  });

  it('is good if the response time falls, and bad if it rises', () => {
    expect(describeChange(-30, 'percent', 'down')).toMatchObject({ text: '-30%', tone: 'good' });
    expect(describeChange(30, 'percent', 'down')).toMatchObject({ text: '+30%', tone: 'bad' });
  });

  it('is neutral if an increase is neither good nor bad', () => {
    expect(describeChange(1204, 'number', 'neither')).toMatchObject({
      text: '+1,204',
      tone: 'neutral',
    });
  });

  it('says so when nothing changed', () => {
    expect(describeChange(0, 'percent', 'up')).toEqual({
      text: 'No change',
      direction: 'level',
      tone: 'neutral',
    });
  });
});
