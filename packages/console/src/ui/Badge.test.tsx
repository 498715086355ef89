import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChoiceBadge, StatusBadge } from './Badge.tsx';

afterEach(cleanup);

test("only values that need the staff's attention have a color", () => {
  render(
    <>
      <StatusBadge status="open" />
      <StatusBadge status="closed" />
      <ChoiceBadge name="priority" value="urgent" />
      <ChoiceBadge name="priority" value="normal" />
    </>,
  );
  const toneOf = (text: string) => screen.getByText(text).parentElement;
  expect(toneOf('open')?.classList).toContain('text-success-text');
  expect(toneOf('closed')?.classList).toContain('text-muted-foreground');
  expect(toneOf('urgent')?.classList).toContain('text-destructive-text');
  expect(toneOf('normal')?.classList).toContain('text-muted-foreground');
});
