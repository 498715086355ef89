import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useUploads } from '../../data/use-uploads.ts';
import { AttachFiles } from '../AttachFiles.tsx';
import Preview from '../formatting/Preview.tsx';

type Uploaded = { id: string; name: string; size: number; type: string };
type Sending = { file: File; done: (type?: string) => void; fail: () => void };

/** The uploads in progress, in the order in which they started. */
let sending: Sending[] = [];
beforeEach(() => {
  sending = [];
});
afterEach(cleanup);

const send = (file: File) =>
  new Promise<Uploaded>((done, refuse) => {
    const id = `f-${sending.length + 1}`;
    sending.push({
      file,
      done: (type = file.type) => done({ id, name: file.name, size: file.size, type }),
      fail: () => refuse(new Error('Broken')),
    });
  });

type Start = { text?: string; isFormatted?: boolean; files?: Uploaded[]; maxLength?: number };

function Draft({
  text: begun = '',
  isFormatted: isBegun = true,
  files: had = [],
  maxLength,
}: Start) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(begun);
  const [files, setFiles] = useState<readonly Uploaded[]>(had);
  const [isFormatted, setFormatted] = useState(isBegun);
  const uploads = useUploads({
    files,
    onChange: (change) => setFiles((before) => change({ files: before }).files),
    onUnfinished: () => {},
    send,
    box,
  });
  return (
    <form>
      <textarea
        ref={box}
        aria-label="Reply"
        value={text}
        maxLength={maxLength}
        onChange={(event) => setText(event.target.value)}
      />
      <AttachFiles
        uploads={uploads}
        text={text}
        isFormatted={isFormatted}
        onFormatted={() => setFormatted(true)}
      />
      <button type="button" onClick={() => setFormatted(!isFormatted)}>
        Formatting {isFormatted ? 'on' : 'off'}
      </button>
      <Preview text={text} />
    </form>
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
const fileOf = (name: string, type = 'image/png') => new File(['x'], name, { type });
const kettle: Uploaded = { id: 'k-1', name: 'Kettle.png', size: 1, type: 'image/png' };

function paste(at: number, ...files: File[]) {
  box().setSelectionRange(at, at);
  fireEvent.paste(box(), { clipboardData: { files, getData: () => '' } });
}
const finish = (at: number, type?: string) => act(async () => sending[at]?.done(type));

test('inserts a pasted picture at the caret at once, and replaces it with its file after the upload, wherever the user types', async () => {
  render(<Draft text="Press , then wait" />);
  paste(6, fileOf('Lid.png'));
  expect(box().value).toMatch(/^Press !\[Lid\.png\]\(file:sending-[\w-]+\), then wait$/);
  fireEvent.change(box(), { target: { value: `First. ${box().value} long` } });
  box().setSelectionRange(3, 5);
  await finish(0);
  expect(box().value).toBe('First. Press ![Lid.png](file:f-1), then wait long');
  expect([box().selectionStart, box().selectionEnd]).toEqual([3, 5]);
});

test('keeps the caret behind a picture when its upload ends', async () => {
  render(<Draft text="See " />);
  paste(4, fileOf('Lid.png'));
  fireEvent.change(box(), { target: { value: `${box().value} and` } });
  box().setSelectionRange(box().value.length, box().value.length);
  await finish(0);
  expect(box().value).toBe('See ![Lid.png](file:f-1) and');
  expect(box().selectionStart).toBe(box().value.length);
});

test('inserts several pictures below each other, and only attaches other files', async () => {
  render(<Draft />);
  paste(0, fileOf('a.png'), fileOf('b.pdf', 'application/pdf'), fileOf('c.png'));
  for (const at of [2, 1, 0]) await finish(at);
  expect(box().value).toBe('![a.png](file:f-1)\n![c.png](file:f-3)');
  expect(screen.getByRole('button', { name: 'Remove b.pdf' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Insert b.pdf into the text' })).toBeNull();
});

test('without formatting, only attaches a picture; inserting it converts the text to Markdown with the same content', async () => {
  render(<Draft isFormatted={false} text="2 * 3 * 4" />);
  paste(9, fileOf('Lid.png'));
  await finish(0);
  expect(box().value).toBe('2 * 3 * 4');
  fireEvent.click(screen.getByRole('button', { name: 'Insert Lid.png into the text' }));
  expect(box().value).toBe('2 \\* 3 \\* 4![Lid.png](file:f-1)');
  expect(screen.getByRole('button', { name: 'Formatting on' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Insert Lid.png into the text' })).toBeNull();
});

test('removing a picture removes all its occurrences from the text', () => {
  const mark = '![Kettle.png](file:k-1)';
  render(<Draft text={`a ${mark} b ${mark} c`} files={[kettle]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Kettle.png' }));
  expect(box().value).toBe('a  b  c');
});

test('keeps the place of a failed picture until it is retried or removed', async () => {
  render(<Draft text="ab" />);
  paste(1, fileOf('Lid.png'));
  await act(async () => sending[0]?.fail());
  expect(box().value).toMatch(/^a!\[Lid/);
  fireEvent.click(screen.getByRole('button', { name: 'Try Lid.png again' }));
  await finish(1);
  expect(box().value).toBe('a![Lid.png](file:f-2)b');
  paste(0, fileOf('Other.png'));
  await act(async () => sending[2]?.fail());
  fireEvent.click(screen.getByRole('button', { name: 'Remove Other.png' }));
  expect(box().value).toBe('a![Lid.png](file:f-2)b');
});

test('removes a file that is not really a picture from the text', async () => {
  render(<Draft text="ab" />);
  paste(1, fileOf('Lid.png'));
  await finish(0, 'text/plain');
  expect(box().value).toBe('ab');
  expect(screen.getByRole('button', { name: 'Remove Lid.png' })).toBeTruthy();
});

test('turning formatting off removes pictures from the text, but keeps them attached', () => {
  render(<Draft text="a ![Kettle.png](file:k-1) ![x](file:mine)" files={[kettle]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Formatting on' }));
  expect(box().value).toBe('a  ![x](file:mine)');
  expect(screen.getByRole('button', { name: 'Remove Kettle.png' })).toBeTruthy();
});

test('removes pictures whose upload was interrupted by leaving the page', () => {
  render(<Draft text="a ![x.png](file:sending-1) ![Kettle.png](file:k-1)" files={[kettle]} />);
  expect(box().value).toBe('a  ![Kettle.png](file:k-1)');
});

test('only attaches a picture if the text would be too long', async () => {
  render(<Draft text="12345678" maxLength={20} />);
  paste(8, fileOf('Lid.png'));
  await finish(0);
  expect(box().value).toBe('12345678');
  expect(screen.getByRole('button', { name: 'Remove Lid.png' })).toBeTruthy();
});

test('shows pictures in the preview, by name if they were attached elsewhere, and loads nothing', async () => {
  const foreign = '![cat](https://a.example/cat.png)';
  render(<Draft text={`See **this** ![Kettle.png](file:k-1), ${foreign}`} files={[kettle]} />);
  const preview = screen.getByRole('region', { name: 'Preview' });
  await waitFor(() => expect(preview.querySelector('strong')?.textContent).toBe('this'));
  expect(preview.querySelector('img')).toBeNull();
  expect(preview.textContent).toContain('See this Kettle.png, cat');
  expect(preview.querySelector('a')?.href).toBe('https://a.example/cat.png');
});
