import { describe, expect, it, test } from 'vitest';
import { htmlOf } from './html.ts';
import { editorOf, select } from './test-editor.ts';

const htmlFrom = (content: string) => htmlOf(editorOf(content));

describe('the text of an article', () => {
  it.each([
    ['', ''],
    ['<p></p><p>  </p>', ''],
    ['<p></p><p>One</p><p></p><p>Two</p><p></p><p><br></p>', '<p></p><p>One</p><p></p><p>Two</p>'],
    ['<p>One</p><hr>', '<p>One</p><hr>'],
    ['<p>One</p><img src="/files/a.png">', '<p>One</p><img src="/files/a.png">'],
  ])('%j is stored as %j', (content, html) => {
    expect(htmlFrom(content).replaceAll(' alt=""', '')).toBe(html);
  });

  it("has headings of three levels, below the title's", () => {
    const headings = [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>${level}</h${level}>`);
    expect(htmlFrom(headings.join(''))).toBe(
      '<h2>1</h2><h2>2</h2><h3>3</h3><h4>4</h4><h4>5</h4><h4>6</h4>',
    );
  });

  it('has notes, tips and warnings, and other quotes stay plain quotes', () => {
    const boxes = ['note', 'tip', 'warning'].map(
      (kind) => `<blockquote class="${kind}"><p>Hot</p></blockquote>`,
    );
    expect(htmlFrom(boxes.join(''))).toBe(boxes.join(''));
    expect(htmlFrom('<blockquote class="huge"><p>Hot</p></blockquote>')).toBe(
      '<blockquote><p>Hot</p></blockquote>',
    );
  });

  it('has links without targets and classes', () => {
    const html = '<p><a href="https://example.com">a</a></p>';
    expect(htmlFrom(html)).toBe(html);
  });
});

test.each([
  ['#', 2],
  ['##', 2],
  ['###', 3],
  ['####', 4],
])('%s and a space start a heading', (typed, level) => {
  const editor = editorOf(`<p>${typed}Text</p>`);
  select(editor, `${typed}Text`, typed.length);
  const { from } = editor.state.selection;
  const isTaken = editor.view.someProp('handleTextInput', (handle) =>
    handle(editor.view, from, from, ' ', () => editor.state.tr),
  );
  expect(isTaken).toBe(true);
  expect(htmlOf(editor)).toBe(`<h${level}>Text</h${level}>`);
});

test('five of them stay plain text', () => {
  const editor = editorOf('<p>#####Text</p>');
  select(editor, '#####Text', 5);
  const { from } = editor.state.selection;
  const isTaken = editor.view.someProp('handleTextInput', (handle) =>
    handle(editor.view, from, from, ' ', () => editor.state.tr),
  );
  expect(isTaken).toBeFalsy();
});

test('an empty article shows a placeholder', () => {
  const { dom } = editorOf('').view;
  expect(dom.querySelector('p')?.dataset.placeholder).toBe(
    'Write the answer your customers are looking for...',
  );
});

test('a click on a link opens nothing, and addresses get https', () => {
  const editor = editorOf('<p>a</p>');
  const link = editor.extensionManager.extensions.find(({ name }) => name === 'link');
  expect(link?.options).toMatchObject({ openOnClick: false, defaultProtocol: 'https' });
});
