import { Extension } from '@tiptap/core';

export const calloutKinds = ['note', 'tip', 'warning'] as const;

const isKind = (name: string) => calloutKinds.some((one) => one === name);

/** Quotes marked as a note, a tip or a warning, which readers see as a box. */
export const Callout = Extension.create({
  name: 'callout',
  addGlobalAttributes: () => [
    {
      types: ['blockquote'],
      attributes: {
        kind: {
          default: null,
          parseHTML: ({ className }) => (isKind(className) ? className : null),
          renderHTML: ({ kind }) => (kind ? { class: kind } : {}),
        },
      },
    },
  ],
});
