import { type Extensions, textblockTypeInputRule } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { ArticleImage } from './image.ts';
import { tableExtensions } from './table.ts';

/** The title of an article is its first heading, so those within begin at the second. */
const ArticleHeading = Heading.extend({
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(Math.max(level, 2), 4) },
    })),
  // In Markdown one # is the largest heading there is.
  addInputRules() {
    return [/^##?\s$/, /^###\s$/, /^####\s$/].map((find, index) =>
      textblockTypeInputRule({ find, type: this.type, getAttributes: { level: index + 2 } }),
    );
  },
}).configure({ levels: [2, 3, 4] });

/** Everything an article may hold; whatever else is pasted becomes the nearest of these, or plain text. */
export const articleExtensions: Extensions = [
  StarterKit.configure({
    heading: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ArticleHeading,
  Placeholder.configure({ placeholder: 'Write the answer your customers look for...' }),
  ArticleImage,
  ...tableExtensions,
];
