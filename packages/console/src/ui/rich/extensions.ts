import { type Extensions, markInputRule, Node, textblockTypeInputRule } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { Placeholder } from '@tiptap/extensions';
import type { MarkType } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { Picture } from './picture.ts';

/** Messages have two levels of headings. */
const MessageHeading = Heading.extend({
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(level, 2) } })),
  addInputRules() {
    return [/^#\s$/, /^##\s$/].map((find, at) =>
      textblockTypeInputRule({ find, type: this.type, getAttributes: { level: at + 1 } }),
    );
  },
}).configure({ levels: [1, 2] });

/** Tables come from canned replies and pasted content; each cell has one line. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'inline*',
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      // Enter doesn't split a cell.
      return { Enter: ({ editor }) => editor.isActive(name) };
    },
  });

/** Markdown signs around words; beside a space, as in `2 * 3 * 4`, they are plain text. */
const typedMarks: Readonly<Record<string, readonly RegExp[]>> = {
  bold: [/(?:^|\s)(\*\*(?!\s)([^*]*[^*\s])\*\*)$/, /(?:^|\s)(__(?!\s)([^_]*[^_\s])__)$/],
  italic: [/(?:^|\s)(\*(?!\s)([^*]*[^*\s])\*)$/, /(?:^|\s)(_(?!\s)([^_]*[^_\s])_)$/],
  strike: [/(?:^|\s)(~~(?!\s)([^~]*[^~\s])~~)$/],
};

const Basics = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((one) => {
      const found = typedMarks[one.name];
      if (!found) return one;
      return one.extend({
        addInputRules(this: { type: MarkType }) {
          return found.map((find) => markInputRule({ find, type: this.type }));
        },
      } as object);
    });
  },
});

/** The content that a message can have; other pasted content becomes the nearest of these, or plain text. */
export const messageExtensions = (placeholder: () => string): Extensions => [
  Basics.configure({
    heading: false,
    underline: false,
    gapcursor: false,
    // Adds a line below a table to continue typing; Enter leaves the other blocks.
    trailingNode: {
      notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock'],
    },
    link: {
      openOnClick: false,
      // A name such as main.py isn't a URL.
      shouldAutoLink: (url) => /^https?:\/\//i.test(url),
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  MessageHeading,
  Table,
  TableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
  Picture,
  Placeholder.configure({ placeholder }),
];
