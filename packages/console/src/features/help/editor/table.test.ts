import { waitFor } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { htmlOf } from './html.ts';
import { insertTable, run, tableActions } from './table.ts';
import { editorOf, lineOf, pressIn, select } from './test-editor.ts';

const table =
  '<table><tbody><tr><th><p>A</p></th><th><p>B</p></th></tr>' +
  '<tr><td><p>C</p></td><td><p>D</p></td></tr></tbody></table>';
/** Returns the cells of each row; header cells in capitals, empty ones as a dot. */
const cellsOf = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => `${cell.tagName}:${cell.textContent || '.'}`).join(' '),
  );
};

test('a table keeps its cells and spans, and loses widths and styles', () => {
  const editor = editorOf(
    '<table style="width:9px"><colgroup><col width="1"></colgroup><tbody>' +
      '<tr><th colspan="2" colwidth="100" style="color:red"><p>A</p></th></tr>' +
      '<tr><td rowspan="1"><p>B</p></td><td width="7"><p>C</p></td></tr></tbody></table>',
  );
  expect(htmlOf(editor)).toBe(
    '<table><tbody><tr><th colspan="2"><p>A</p></th></tr>' +
      '<tr><td><p>B</p></td><td><p>C</p></td></tr></tbody></table>',
  );
  const attrs: unknown[] = [];
  editor.state.doc.descendants((node) => {
    if (node.type.name.startsWith('table') && 'colspan' in node.attrs) attrs.push(node.attrs);
  });
  expect(attrs).toEqual([
    { colspan: 2, rowspan: 1, colwidth: null },
    { colspan: 1, rowspan: 1, colwidth: null },
    { colspan: 1, rowspan: 1, colwidth: null },
  ]);
});

test.each([
  ['2', 2],
  ['50', 50],
  ['51', 50],
  ['1', 1],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['many', 1],
])('a cell that spans %s rows or columns spans %i', (written, span) => {
  for (const [name, tag] of [
    ['rowspan', 'td'],
    ['colspan', 'th'],
  ]) {
    const editor = editorOf(`<table><tr><${tag} ${name}="${written}">x</${tag}></tr></table>`);
    const cell = editor.state.doc.firstChild?.firstChild?.firstChild;
    // Spans beyond the table's rows are trimmed later.
    expect(cell?.attrs[name as string]).toBe(span);
    const html = editor.getHTML();
    expect(html.includes(`${name}="${span}"`)).toBe(span > 1);
  }
});

test('missing cells of a stored table are added', async () => {
  const editor = editorOf(
    '<table><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></table><p>After</p>',
  );
  await waitFor(() => expect(cellsOf(htmlOf(editor))).toEqual(['TD:A TD:B', 'TD:C TD:.']));
});

test('a complete table stays unchanged, and its insertion can be undone', async () => {
  const editor = editorOf(table);
  await waitFor(() => expect(editor.isInitialized).toBe(true));
  expect(htmlOf(editor)).toBe(table);
  expect(editor.can().undo()).toBe(false);
});

test('Tab and Shift-Tab move between cells, and Tab in the last one adds a row', () => {
  const editor = editorOf(`<p>Before</p>${table}`);
  select(editor, 'A', 0);
  expect(pressIn(editor, 'Tab')).toBe(true);
  expect(lineOf(editor)).toBe('B');
  pressIn(editor, 'Tab');
  expect(lineOf(editor)).toBe('C');
  expect(pressIn(editor, 'Tab', { shiftKey: true })).toBe(true);
  expect(lineOf(editor)).toBe('B');
  expect(cellsOf(htmlOf(editor))).toHaveLength(2);
  select(editor, 'D', 0);
  expect(pressIn(editor, 'Tab')).toBe(true);
  expect(cellsOf(htmlOf(editor))).toEqual(['TH:A TH:B', 'TD:C TD:D', 'TD:. TD:.']);
  editor.commands.insertContent('E');
  expect(cellsOf(htmlOf(editor))[2]).toBe('TD:E TD:.');
  select(editor, 'Before', 0);
  expect(pressIn(editor, 'Tab')).toBe(false);
  expect(pressIn(editor, 'Tab', { shiftKey: true })).toBe(false);
});

test('a new table has three columns, a header row and two rows, and the cursor is in its first cell', () => {
  const editor = editorOf('<p>Text</p><p></p>');
  editor.commands.setTextSelection(7);
  insertTable(editor);
  expect(cellsOf(htmlOf(editor))).toEqual(['TH:. TH:. TH:.', 'TD:. TD:. TD:.', 'TD:. TD:. TD:.']);
  expect(document.activeElement).toBe(editor.view.dom);
  editor.commands.insertContent('First');
  expect(cellsOf(htmlOf(editor))[0]).toBe('TH:First TH:. TH:.');
  expect(editor.state.doc.firstChild?.textContent).toBe('Text');
});

it.each([
  ['Row above', ['TH:A TH:B', 'TD:. TD:.', 'TD:C TD:D']],
  ['Row below', ['TH:A TH:B', 'TD:C TD:D', 'TD:. TD:.']],
  ['Column to the left', ['TH:. TH:A TH:B', 'TD:. TD:C TD:D']],
  ['Column to the right', ['TH:A TH:. TH:B', 'TD:C TD:. TD:D']],
  ['Header row', ['TH:A TH:B', 'TH:C TH:D']],
  ['Delete row', ['TH:A TH:B']],
  ['Delete column', ['TH:B', 'TD:D']],
  ['Delete table', []],
])('%s changes the table at the cursor', (label, cells) => {
  const editor = editorOf(table);
  select(editor, 'C', 0);
  const action = tableActions.find((one) => one.label === label);
  if (!action) throw new Error(`There is no ${label}`);
  expect(run(editor, action.command)).toBe(true);
  expect(cellsOf(htmlOf(editor))).toEqual(cells);
  expect(action.destructive ?? false).toBe(label.startsWith('Delete'));
});

test('outside a table there is nothing to change', () => {
  const editor = editorOf('<p>Text</p>');
  expect(tableActions.map(({ command }) => run(editor, command))).not.toContain(true);
  expect(htmlOf(editor)).toBe('<p>Text</p>');
});

test('deleting at the edge of a cell or a table merges nothing', () => {
  const editor = editorOf(`<p>Before</p>${table}<p>After</p>`);
  for (const [text, behind, key] of [
    ['D', 0, 'Backspace'],
    ['C', 1, 'Delete'],
    ['A', 0, 'Backspace'],
  ] as const) {
    select(editor, text, behind);
    pressIn(editor, key);
    expect(cellsOf(htmlOf(editor))).toEqual(['TH:A TH:B', 'TD:C TD:D']);
  }
  for (const name of ['table', 'tableCell', 'tableHeader']) {
    expect(editor.schema.nodes[name]?.spec.isolating).toBe(true);
  }
});
