import { describe, expect, it } from 'vitest';
import { describeChange } from './change.ts';

describe('the change of a figure', () => {
  it('carries a + when there is more than before', () => {
    expect(describeChange(12, '%', 'up')).toEqual({ text: '+12%', direction: 'up', tone: 'good' });
  });

  it('is good news when the response time falls, and bad news when it rises', () => {
    expect(describeChange(-30, '%', 'down')).toMatchObject({ text: '-30%', tone: 'good' });
    expect(describeChange(30, '%', 'down')).toMatchObject({ text: '+30%', tone: 'bad' });
  });

  it('is neutral when more is neither good nor bad', () => {
    expect(describeChange(1204, '', 'neither')).toMatchObject({ text: '+1,204', tone: 'neutral' });
  });

  it('says so when nothing changed', () => {
    expect(describeChange(0, '%', 'up')).toEqual({
      text: 'No change',
      direction: 'level',
      tone: 'neutral',
    });
  });
});
