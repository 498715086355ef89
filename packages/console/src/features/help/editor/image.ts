import { type Editor, Extension } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { dataAddress, ownAddress } from './own-address.ts';

export type UploadedImage = { url: string; width: number; height: number };

type Uploading = {
  upload: (image: Blob) => Promise<UploadedImage>;
  onFailed: (error: unknown) => void;
};

const imageTypes = /^image\/(png|jpe?g|gif|webp|avif)$/;
let begun = 0;

/** Images on this server, and images that are uploading to it: those have a data URL and the number of their upload. */
export const ArticleImage = Image.extend({
  addAttributes() {
    return {
      src: {
        default: null,
        parseHTML: (image) => ownAddress(image.getAttribute('src') ?? ''),
      },
      alt: { default: '' },
      title: { default: null },
      width: { default: null },
      height: { default: null },
      upload: { default: null, rendered: false, parseHTML: () => null },
    };
  },
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (image) => {
        const src = ownAddress(image.getAttribute('src') ?? '');
        const upload = dataAddress.test(src) ? newUpload() : null;
        return src ? { upload } : false;
      },
    },
  ],
});

/** Uploads pasted or dropped images, and then replaces their data URL with their address. */
export const ImageUploads = Extension.create<Uploading>({
  name: 'imageUploads',
  addProseMirrorPlugins() {
    const { options } = this;
    const started = new Set<string>();

    function start(view: EditorView) {
      view.state.doc.descendants(({ attrs }) => {
        if (!attrs.upload || started.has(attrs.upload)) return;
        started.add(attrs.upload);
        options.upload(blobOf(attrs.src)).then(
          ({ url, width, height }) => settle(view, attrs.upload, { src: url, width, height }),
          (error: unknown) => {
            settle(view, attrs.upload, null);
            options.onFailed(error);
          },
        );
      });
    }

    return [
      new Plugin({
        props: {
          handlePaste: (view, { clipboardData }) => {
            // Word adds an image of the copied text to the clipboard.
            const isText = clipboardData?.types.includes('text/html');
            return !isText && insertFiles(view, clipboardData?.files);
          },
          handleDrop: (view, event, _, isMoved) => {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            return !isMoved && insertFiles(view, event.dataTransfer?.files, at);
          },
        },
        view: () => ({ update: start }),
      }),
    ];
  },
});

/** Inserts image files at the cursor, or at this position; returns true if there were any. */
export function insertFiles(view: EditorView, files: FileList | undefined, at?: number): boolean {
  const images = [...(files ?? [])].filter(({ type }) => imageTypes.test(type));
  for (const file of images) {
    const reader = new FileReader();
    reader.onload = () => {
      if (view.isDestroyed) return;
      const node = view.state.schema.nodes.image?.create({
        src: reader.result,
        alt: '',
        upload: newUpload(),
      });
      if (!node) return;
      const { tr } = view.state;
      view.dispatch(
        at === undefined
          ? tr.replaceSelectionWith(node)
          : tr.insert(Math.min(at, tr.doc.content.size), node),
      );
    };
    reader.readAsDataURL(file);
  }
  return images.length > 0;
}

/** Returns whether an image is still uploading. */
export function isUploading(editor: Editor): boolean {
  let found = false;
  editor.state.doc.descendants(({ attrs }) => {
    found ||= Boolean(attrs.upload);
  });
  return found;
}

function settle(view: EditorView, upload: string, attrs: object | null) {
  if (view.isDestroyed) return;
  const { tr } = view.state;
  view.state.doc.descendants((node, position) => {
    if (node.attrs.upload !== upload) return;
    const at = tr.mapping.map(position);
    if (attrs) tr.setNodeMarkup(at, null, { ...node.attrs, ...attrs, upload: null });
    else tr.delete(at, at + node.nodeSize);
  });
  view.dispatch(tr.setMeta('addToHistory', false));
}

function newUpload(): string {
  begun += 1;
  return String(begun);
}

function blobOf(address: string): Blob {
  const [head = '', data = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /data:([^;]+)/.exec(head)?.[1] ?? '' });
}
