import { type Extensions, textblockTypeInputRule } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import m from '../messages.yaml';
import { Callout } from './callout.ts';
import { ArticleImage } from './image.ts';
import { tableExtensions } from './table.ts';

/** The title of an article is its first heading, so those in its text start at level two. */
const ArticleHeading = Heading.extend({
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(Math.max(level, 2), 4) },
    })),
  // In Markdown a single # is the highest heading level available.
  addInputRules() {
    return [/^##?\s$/, /^###\s$/, /^####\s$/].map((find, index) =>
      textblockTypeInputRule({ find, type: this.type, getAttributes: { level: index + 2 } }),
    );
  },
}).configure({ levels: [2, 3, 4] });

/** The content that an article may have; other pasted content becomes the closest match, or plain text. */
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
  Callout,
  Placeholder.configure({ placeholder: m.extensions.writeTheAnswerYourCustomersLook }),
  ArticleImage,
  ...tableExtensions,
];
