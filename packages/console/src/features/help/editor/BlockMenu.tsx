import type { Editor } from '@tiptap/core';
import { ChevronDown } from 'lucide-react';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/MenuItems.tsx';
import m from '../messages.yaml';
import { calloutKinds } from './callout.ts';
import { toolClass } from './tool-class.ts';

const levels = [2, 3, 4] as const;
const names = { 2: m.blockMenu.heading, 3: m.blockMenu.subheading, 4: m.blockMenu.smallHeading };

const boxes = { note: m.blockMenu.note, tip: m.blockMenu.tip, warning: m.blockMenu.warning };

/** Wraps the block in a box of this kind, or unwraps it. */
function setCallout(editor: Editor, kind: keyof typeof boxes) {
  const chain = editor.chain().focus();
  if (editor.isActive('blockquote', { kind })) chain.lift('blockquote').run();
  else if (editor.isActive('blockquote')) chain.updateAttributes('blockquote', { kind }).run();
  else chain.wrapIn('blockquote', { kind }).run();
}

/** Turns the block at the cursor into a heading or a paragraph. */
export function BlockMenu({ editor }: { editor: Editor }) {
  const level = levels.find((one) => editor.isActive('heading', { level: one }));
  const chain = () => editor.chain().focus();
  return (
    <Menu
      label={m.blockMenu.styleOfTheLine}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          data-tool=""
          aria-label={m.blockMenu.styleOfTheLine2({
            names: level ? names[level] : m.blockMenu.text,
          })}
          className={`${toolClass} px-2`}
        >
          <span className="w-25 truncate text-left">{level ? names[level] : m.blockMenu.text}</span>
          <ChevronDown aria-hidden="true" className="opacity-70" />
        </button>
      )}
    >
      <MenuItem checked={!level} onSelect={() => chain().setParagraph().run()}>
        {m.blockMenu.text}
      </MenuItem>
      {levels.map((one) => (
        <MenuItem
          key={one}
          checked={level === one}
          onSelect={() => chain().setHeading({ level: one }).run()}
        >
          {names[one]}
        </MenuItem>
      ))}
      <MenuSeparator />
      {calloutKinds.map((kind) => (
        <MenuItem
          key={kind}
          checked={editor.isActive('blockquote', { kind })}
          onSelect={() => setCallout(editor, kind)}
        >
          {boxes[kind]}
        </MenuItem>
      ))}
    </Menu>
  );
}
