import type { Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Italic,
  Link,
  List,
  ListOrdered,
  Strikethrough,
  TextQuote,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import m from '../messages.yaml';
import { modifier } from '../modifier.ts';
import { useEditorChanges } from './use-editor-changes.ts';

type Tool = {
  name: string;
  label: string;
  keys?: string;
  icon: ReactNode;
  press: (editor: Editor) => void;
};

const run = (editor: Editor) => editor.chain().focus();

/** Toggles inline code for words, and a code block for lines. */
function toggleCode(editor: Editor) {
  const { $from, $to } = editor.state.selection;
  const isLines = !$from.sameParent($to) || editor.isActive('codeBlock');
  if (isLines) run(editor).toggleCodeBlock().run();
  else run(editor).toggleCode().run();
}

const tools: readonly Tool[] = [
  {
    name: 'bold',
    label: m.formatBar.bold,
    keys: 'B',
    icon: <Bold />,
    press: (editor) => run(editor).toggleBold().run(),
  },
  {
    name: 'italic',
    label: m.formatBar.italic,
    keys: 'I',
    icon: <Italic />,
    press: (editor) => run(editor).toggleItalic().run(),
  },
  {
    name: 'strike',
    label: m.richToolbar.strikethrough,
    icon: <Strikethrough />,
    press: (editor) => run(editor).toggleStrike().run(),
  },
  {
    name: 'bulletList',
    label: m.formatBar.list,
    icon: <List />,
    press: (editor) => run(editor).toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: m.formatBar.numberedList,
    icon: <ListOrdered />,
    press: (editor) => run(editor).toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    label: m.formatBar.quote,
    icon: <TextQuote />,
    press: (editor) => run(editor).toggleBlockquote().run(),
  },
  { name: 'code', label: m.formatBar.code, keys: 'E', icon: <Code />, press: toggleCode },
];

type RichToolbarProps = { editor: Editor; onLink: () => void };

/** The formatting buttons: one tab stop, with arrow keys between them. The text keeps its focus. */
export function RichToolbar({ editor, onLink }: RichToolbarProps) {
  useEditorChanges(editor);
  const [stop, setStop] = useState(0);
  const link: Tool = {
    name: 'link',
    label: m.formatBar.link,
    keys: 'K',
    icon: <Link />,
    press: onLink,
  };
  const all = [...tools, link];

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step === undefined) return;
    const next = (stop + step + all.length) % all.length;
    setStop(next);
    currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label={m.formatBar.marks}
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-center px-1.5 pt-1"
    >
      {all.map(({ name, label, keys, icon, press }, at) => {
        const isOn = editor.isActive(name) || (name === 'code' && editor.isActive('codeBlock'));
        return (
          <IconButton
            key={name}
            label={label}
            {...(keys && { keys: `${modifier} ${keys}` })}
            tabIndex={at === stop ? 0 : -1}
            aria-pressed={isOn}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(editor)}
            className={cx(isOn && 'bg-muted-strong text-foreground')}
          >
            {icon}
          </IconButton>
        );
      })}
    </div>
  );
}
