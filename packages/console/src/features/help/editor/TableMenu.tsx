import type { Editor } from '@tiptap/core';
import { Table } from 'lucide-react';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import m from '../messages.yaml';
import { insertTable, run, tableActions } from './table.ts';
import { toolClass } from './tool-class.ts';

/** Inserts a table; inside a table, edits it. */
export function TableMenu({ editor }: { editor: Editor }) {
  const isInside = editor.isActive('table');
  return (
    <Menu
      label={m.tableMenu.table}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          data-tool=""
          tabIndex={-1}
          aria-label={m.tableMenu.table}
          title={m.tableMenu.table}
          className={`${toolClass} w-8 ${isInside ? 'bg-accent/14 text-primary-text' : ''}`}
        >
          <Table aria-hidden="true" />
        </button>
      )}
    >
      {isInside ? (
        tableActions.map(({ label, command, destructive }) => (
          <MenuItem
            key={label}
            destructive={destructive ?? false}
            onSelect={() => {
              run(editor, command);
              editor.view.focus();
            }}
          >
            {label}
          </MenuItem>
        ))
      ) : (
        <MenuItem onSelect={() => insertTable(editor)}>{m.tableMenu.insertATable}</MenuItem>
      )}
    </Menu>
  );
}
