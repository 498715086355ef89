import type { Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Redo2,
  SquareCode,
  Strikethrough,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useEditorChanges } from '../../../ui/rich/use-editor-changes.ts';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import m from '../messages.yaml';
import { BlockMenu } from './BlockMenu.tsx';
import { TableMenu } from './TableMenu.tsx';
import { toolClass } from './tool-class.ts';

type ToolbarProps = {
  editor: Editor;
  onLink: () => void;
  onImage: () => void;
};

/** The editor's toolbar: one tab stop, with arrow keys between the buttons. */
export function Toolbar({ editor, onLink, onImage }: ToolbarProps) {
  useEditorChanges(editor);
  const bar = useRef<HTMLDivElement>(null);
  const chain = () => editor.chain().focus();

  function onKeyDown(event: KeyboardEvent) {
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const at = tools.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowRight: tools[(at + 1) % tools.length],
      ArrowLeft: tools.at(at - 1),
      Home: tools[0],
      End: tools.at(-1),
    }[event.key];
    if (at < 0 || !next) return;
    event.preventDefault();
    for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
    next.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={m.toolbar.formatting}
      aria-controls="article-content"
      onKeyDown={onKeyDown}
      className="flex items-center gap-0.5 overflow-x-auto px-2 py-1.5 sm:px-3"
    >
      <BlockMenu editor={editor} />
      <Divider />
      <Mark editor={editor} name="bold" label={m.toolbar.bold} keys="Mod+B" icon={<Bold />} />
      <Mark editor={editor} name="italic" label={m.toolbar.italic} keys="Mod+I" icon={<Italic />} />
      <Mark
        editor={editor}
        name="strike"
        label={m.toolbar.strikethrough}
        icon={<Strikethrough />}
      />
      <Mark editor={editor} name="code" label={m.toolbar.code} keys="Mod+E" icon={<Code />} />
      <Tool
        label={m.toolbar.link}
        keys="Mod+K"
        pressed={editor.isActive('link')}
        onPress={onLink}
        icon={<Link2 />}
      />
      <Divider />
      <Tool
        label={m.toolbar.bulletedList}
        pressed={editor.isActive('bulletList')}
        onPress={() => chain().toggleBulletList().run()}
        icon={<List />}
      />
      <Tool
        label={m.toolbar.numberedList}
        pressed={editor.isActive('orderedList')}
        onPress={() => chain().toggleOrderedList().run()}
        icon={<ListOrdered />}
      />
      <Tool
        label={m.toolbar.quote}
        pressed={editor.isActive('blockquote')}
        onPress={() => chain().toggleBlockquote().run()}
        icon={<TextQuote />}
      />
      <Tool
        label={m.toolbar.codeBlock}
        pressed={editor.isActive('codeBlock')}
        onPress={() => chain().toggleCodeBlock().run()}
        icon={<SquareCode />}
      />
      <Tool
        label={m.toolbar.dividingLine}
        onPress={() => chain().setHorizontalRule().run()}
        icon={<Minus />}
      />
      <TableMenu editor={editor} />
      <Tool label={m.toolbar.image} onPress={onImage} icon={<ImagePlus />} />
      <Divider />
      <Tool
        label={m.toolbar.undo}
        keys="Mod+Z"
        disabled={!editor.can().undo()}
        onPress={() => chain().undo().run()}
        icon={<Undo2 />}
      />
      <Tool
        label={m.toolbar.redo}
        disabled={!editor.can().redo()}
        onPress={() => chain().redo().run()}
        icon={<Redo2 />}
      />
    </div>
  );
}

type MarkProps = { editor: Editor; name: string; label: string; keys?: string; icon: ReactNode };

function Mark({ editor, name, ...rest }: MarkProps) {
  return (
    <Tool
      {...rest}
      pressed={editor.isActive(name)}
      onPress={() => editor.chain().focus().toggleMark(name).run()}
    />
  );
}

type ToolProps = {
  label: string;
  keys?: string;
  icon: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
};

const modKey = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl+';

function Tool({ label, keys, icon, pressed, disabled, onPress }: ToolProps) {
  return (
    <Tooltip label={keys ? `${label} (${keys.replace('Mod+', modKey)})` : label}>
      <button
        type="button"
        data-tool=""
        tabIndex={-1}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={disabled}
        // Keep the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !disabled && onPress()}
        className={cx(toolClass, 'w-8')}
      >
        {icon}
      </button>
    </Tooltip>
  );
}

function Divider() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-border" />;
}
