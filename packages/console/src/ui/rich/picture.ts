import { Node } from '@tiptap/core';
import { drawingOf, onDrawn } from '../formatting/draft-pictures.ts';

/** A picture that is a file of the message; its name is shown until it loads. */
export const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ file: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[data-file]',
      getAttrs: (image) => ({ file: image.dataset.file, alt: image.getAttribute('alt') ?? '' }),
    },
  ],
  renderHTML: ({ node }) => ['img', { 'data-file': node.attrs.file, alt: node.attrs.alt }],
  renderText: ({ node }) => node.attrs.alt,
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('span');
      dom.className = 'picture';
      const draw = () => {
        const source = drawingOf(node.attrs.file);
        const image = document.createElement('img');
        image.alt = node.attrs.alt;
        if (source) image.src = source;
        dom.replaceChildren(source ? image : node.attrs.alt);
      };
      draw();
      return { dom, destroy: onDrawn(draw) };
    };
  },
});
