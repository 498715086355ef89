import { type Editor, Node } from '@tiptap/core';
import type { NodeSpec } from '@tiptap/pm/model';
import type { Command } from '@tiptap/pm/state';
import { TextSelection } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  fixTables,
  goToNextCell,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import m from '../messages.yaml';

const NEW_ROWS = 3;
const NEW_COLUMNS = 3;

const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const spans = {
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => spanOf(cell, 'colspan') },
  rowspan: { default: 1, parseHTML: (cell: HTMLElement) => spanOf(cell, 'rowspan') },
  // Required by prosemirror-tables; column widths are left to the reader's browser.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

/** Tables without widths and inline styles, which our content security policy forbids. */
const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  group: 'block',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }): Partial<NodeSpec> =>
    roles[name] ? { tableRole: roles[name] } : {},
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => run(editor, goToNextCell(1)) || growFromLastCell(editor),
      'Shift-Tab': ({ editor }) => run(editor, goToNextCell(-1)),
    };
  },
  addProseMirrorPlugins: () => [tableEditing()],
  onCreate({ editor }) {
    const fix = fixTables(editor.state);
    if (fix) editor.view.dispatch(fix);
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', plain(HTMLAttributes), 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', plain(HTMLAttributes), 0],
});

export const tableExtensions = [Table, TableRow, TableCell, TableHeader];

/** The commands for the table at the cursor, with their menu labels. */
export const tableActions: readonly { label: string; command: Command; destructive?: boolean }[] = [
  { label: m.table.rowAbove, command: addRowBefore },
  { label: m.table.rowBelow, command: addRowAfter },
  { label: m.table.columnToTheLeft, command: addColumnBefore },
  { label: m.table.columnToTheRight, command: addColumnAfter },
  { label: m.table.headerRow, command: toggleHeaderRow },
  { label: m.table.deleteRow, command: deleteRow, destructive: true },
  { label: m.table.deleteColumn, command: deleteColumn, destructive: true },
  { label: m.table.deleteTable, command: deleteTable, destructive: true },
];

/** Runs a command of the underlying library; returns false if it doesn't apply here. */
export function run(editor: Editor, command: Command): boolean {
  return command(editor.state, editor.view.dispatch, editor.view);
}

/** Inserts an empty table and puts the cursor into its first cell. */
export function insertTable(editor: Editor) {
  const { table, tableRow, tableCell, tableHeader } = editor.schema.nodes;
  if (!table || !tableRow || !tableCell || !tableHeader) return;
  const rows = Array.from({ length: NEW_ROWS }, (_, row) => {
    const kind = row === 0 ? tableHeader : tableCell;
    const cells = Array.from({ length: NEW_COLUMNS }, () => kind.createAndFill());
    return tableRow.create(
      null,
      cells.filter((cell) => cell !== null),
    );
  });
  const { tr } = editor.state;
  const at = tr.selection.from;
  tr.replaceSelectionWith(table.create(null, rows));
  tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView();
  editor.view.dispatch(tr);
  editor.view.focus();
}

function growFromLastCell(editor: Editor): boolean {
  if (!editor.isActive('table') || !run(editor, addRowAfter)) return false;
  return run(editor, goToNextCell(1));
}

function spanOf(cell: HTMLElement, name: string): number {
  const span = Number(cell.getAttribute(name));
  return Number.isInteger(span) && span > 1 ? Math.min(span, 50) : 1;
}

function plain({ colspan, rowspan }: Record<string, unknown>) {
  return {
    ...(colspan === 1 ? {} : { colspan }),
    ...(rowspan === 1 ? {} : { rowspan }),
  };
}
