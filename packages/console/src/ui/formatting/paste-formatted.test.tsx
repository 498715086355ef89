import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import FormatBar from './FormatBar.tsx';

afterEach(cleanup);

function Box({ start = '' }: { start?: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(start);
  return (
    <>
      <textarea
        ref={box}
        aria-label="Text"
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      <FormatBar box={box} text={text} />
    </>
  );
}

function paste(given: Record<string, string>, start = '', at = start.length) {
  render(<Box start={start} />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  box.setSelectionRange(at, at);
  const getData = (type: string) => given[type] ?? '';
  const isLeft = fireEvent.paste(box, { clipboardData: { getData, files: [] } });
  return { value: box.value, cursor: box.selectionStart, isLeft };
}

test('pastes formatted content as Markdown, and puts the caret after it', () => {
  const html = '<p>Hi <b>Ada</b></p>';
  const pasted = paste({ 'text/html': html, 'text/plain': 'Hi Ada' }, 'First.  Last.', 7);
  expect(pasted).toEqual({ value: 'First. Hi **Ada** Last.', cursor: 17, isLeft: false });
});

test('pastes several lines as a new paragraph', () => {
  const html = '<ul><li>a</li><li>b</li></ul>';
  expect(paste({ 'text/html': html, 'text/plain': 'a\nb' }, 'See:').value).toBe('See:\n\n- a\n- b');
});

test('leaves plain text and single pictures to the browser', () => {
  for (const html of ['', '<p>Hi <span>Ada</span></p>', '<img src="https://a.example/x.png">']) {
    expect(paste({ 'text/html': html, 'text/plain': 'Hi Ada' })).toMatchObject({
      value: '',
      isLeft: true,
    });
    cleanup();
  }
});

test('a shortcut formats the selection before the next key arrives', () => {
  render(<Box start="Press the switch" />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  box.setSelectionRange(10, 16);
  const isLeft = fireEvent.keyDown(box, { key: 'b', ctrlKey: true });
  const { value, selectionStart, selectionEnd } = box;
  expect({ value, selectionStart, selectionEnd, isLeft }).toEqual({
    value: 'Press the **switch**',
    selectionStart: 12,
    selectionEnd: 18,
    isLeft: false,
  });
  expect(fireEvent.keyDown(box, { key: 'b', ctrlKey: true, shiftKey: true })).toBe(true);
});
