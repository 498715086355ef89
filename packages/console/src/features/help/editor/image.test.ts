import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { htmlOf } from './html.ts';
import { ImageUploads, insertFiles, isUploading, type UploadedImage } from './image.ts';
import { editorOf, select } from './test-editor.ts';

const bytes = 'iVBORw0KGgo=';
const data = `data:image/png;base64,${bytes}`;
const uploaded = { url: '/files/o1/a.webp', width: 40, height: 30 };
const imagesIn = (editor: ReturnType<typeof editorOf>) => {
  const found: Record<string, unknown>[] = [];
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'image') found.push(attrs);
  });
  return found;
};

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('an image of an article', () => {
  it('keeps its address, texts and size', () => {
    const html =
      '<img src="/files/o1/a.webp" alt="A kettle" title="Kettle" width="40" height="30">';
    const editor = editorOf(html);
    expect(htmlOf(editor)).toBe(html);
    expect(imagesIn(editor)[0]).toMatchObject({ upload: null });
    expect(imagesIn(editorOf('<img src="/files/a.png">'))).toEqual([
      { src: '/files/a.png', alt: '', title: null, width: null, height: null, upload: null },
    ]);
    editor.commands.setContent({ type: 'image', attrs: { src: '/files/a.png' } } as never);
    expect(imagesIn(editor)[0]).toEqual({
      src: '/files/a.png',
      alt: '',
      title: null,
      width: null,
      height: null,
      upload: null,
    });
  });

  it("isn't uploaded again because its HTML says so", () => {
    const editor = editorOf('<img src="/files/a.png" upload="7">');
    expect(isUploading(editor)).toBe(false);
  });

  it.each([
    [`${location.origin}/files/a.png?v=2`, '/files/a.png?v=2'],
    ['files/a.png', '/files/a.png'],
  ])('at %s gets the address %s', (src, address) => {
    expect(imagesIn(editorOf(`<img src="${src}">`))).toMatchObject([{ src: address }]);
  });

  it.each([
    'https://evil.example/x.png',
    '//evil.example/x.png',
    `blob:${location.origin}/1`,
    'http://[',
    'file:///C:/x.png',
    'data:text/html;base64,AA',
    'data:image/svg+xml;base64,AA',
    'x',
    '/other/a.png',
    '/files/../api/auth/user',
  ])('at %s is dropped', (src) => {
    expect(imagesIn(editorOf(`<p>Text<img src="${src}"></p>`))).toEqual([]);
  });

  it.each(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'])('of type %s can be pasted', (type) => {
    const editor = editorOf(`<img src="data:image/${type};base64,AA">`);
    const [image] = imagesIn(editor);
    expect(image?.upload).toMatch(/^\d+$/);
  });

  it("isn't part of the text while it's uploading", () => {
    const editor = editorOf(`<p>One</p><img src="${data}"><img src="${data}"><p>Two</p>`);
    expect(htmlOf(editor)).toBe('<p>One</p><p>Two</p>');
    expect(editor.getHTML()).not.toContain('upload');
    const [one, other] = imagesIn(editor);
    expect(Number(other?.upload)).toBe(Number(one?.upload) + 1);
    expect(isUploading(editor)).toBe(true);
    expect(isUploading(editorOf('<p>One</p><img src="/files/a.png">'))).toBe(false);
    expect(isUploading(editorOf(`<img src="${data}"><img src="/files/a.png"><p>Two</p>`))).toBe(
      true,
    );
  });
});

describe('uploads', () => {
  /** Creates an editor whose uploads the test completes. */
  function uploading(content = '<p>Text</p>') {
    const begun: { image: Blob; done: (to: UploadedImage) => void; fail: (e: Error) => void }[] =
      [];
    const onFailed = vi.fn();
    const upload = (image: Blob) =>
      new Promise<UploadedImage>((done, fail) => begun.push({ image, done, fail }));
    const editor = editorOf(content, [ImageUploads.configure({ upload, onFailed })]);
    return { editor, begun, onFailed };
  }
  const insert = (editor: ReturnType<typeof editorOf>, src = data) =>
    editor.commands.insertContentAt(0, `<img src="${src}" alt="A kettle">`);

  it("start once with the image's bytes, and are replaced permanently by its address", async () => {
    const { editor, begun, onFailed } = uploading();
    insert(editor);
    editor.commands.insertContentAt(editor.state.doc.content.size, '<p>More</p>');
    expect(begun).toHaveLength(1);
    expect(begun[0]?.image.type).toBe('image/png');
    const reader = new FileReader();
    const read = new Promise((resolve) => {
      reader.onload = () => resolve(reader.result);
    });
    reader.readAsDataURL(begun[0]?.image as Blob);
    expect(await read).toBe(data);
    begun[0]?.done(uploaded);
    await waitFor(() => expect(isUploading(editor)).toBe(false));
    expect(htmlOf(editor)).toBe(
      '<img src="/files/o1/a.webp" alt="A kettle" width="40" height="30"><p>Text</p><p>More</p>',
    );
    expect(onFailed).not.toHaveBeenCalled();
    // Undo doesn't restore the data URL.
    editor.commands.undo();
    editor.commands.redo();
    expect(htmlOf(editor)).toContain('/files/o1/a.webp');
    expect(begun).toHaveLength(1);
  });

  it('remove their image on failure, and no other', async () => {
    const { editor, begun, onFailed } = uploading();
    insert(editor);
    insert(editor, `data:image/gif;base64,${bytes}`);
    expect(begun.map(({ image }) => image.type)).toEqual(['image/png', 'image/gif']);
    const failure = new Error('Too large');
    begun[1]?.fail(failure);
    await waitFor(() => expect(onFailed).toHaveBeenCalledExactlyOnceWith(failure));
    expect(imagesIn(editor).map(({ src }) => src)).toEqual([data]);
    expect(isUploading(editor)).toBe(true);
    begun[0]?.done(uploaded);
    await waitFor(() => expect(isUploading(editor)).toBe(false));
    expect(imagesIn(editor)).toHaveLength(1);
  });

  it('change nothing if they end after the editor was destroyed', async () => {
    const { editor, begun } = uploading();
    insert(editor);
    const dispatch = vi.spyOn(editor.view, 'dispatch');
    editor.destroy();
    begun[0]?.done(uploaded);
    await Promise.resolve();
    await Promise.resolve();
    expect(dispatch).not.toHaveBeenCalled();
  });
});

describe('image files', () => {
  const png = new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], 'a.png', {
    type: 'image/png',
  });
  const text = new File(['a'], 'a.txt', { type: 'text/plain' });
  const listOf = (...files: File[]) => files as unknown as FileList;
  const open = () =>
    editorOf('<p>One</p><p>Two</p>', [
      ImageUploads.configure({ upload: () => new Promise(() => {}), onFailed: () => {} }),
    ]);
  const orderIn = (editor: ReturnType<typeof editorOf>) =>
    editor.state.doc.children.map((node) => node.textContent || node.type.name);

  it('replace the selection, or are inserted at a position', async () => {
    const editor = open();
    select(editor, 'One', 3);
    expect(insertFiles(editor.view, listOf(text, png))).toBe(true);
    await waitFor(() => expect(imagesIn(editor)).toHaveLength(1));
    expect(imagesIn(editor)[0]).toMatchObject({ src: data, alt: '' });
    expect(imagesIn(editor)[0]?.upload).toMatch(/^\d+$/);
    expect(orderIn(editor).slice(0, 2)).toEqual(['One', 'image']);
    expect(insertFiles(editor.view, listOf(png), 0)).toBe(true);
    await waitFor(() => expect(imagesIn(editor)).toHaveLength(2));
    expect(orderIn(editor)[0]).toBe('image');
    expect(insertFiles(editor.view, listOf(png), 10_000)).toBe(true);
    await waitFor(() => expect(imagesIn(editor)).toHaveLength(3));
    expect(orderIn(editor).slice(-2)).toEqual(['image', 'paragraph']);
  });

  it('must be images', () => {
    const { view } = open();
    expect(insertFiles(view, listOf(text))).toBe(false);
    expect(insertFiles(view, listOf(new File([''], 'a.svg', { type: 'image/svg+xml' })))).toBe(
      false,
    );
    expect(insertFiles(view, undefined)).toBe(false);
  });

  it('are dropped if the editor closes while reading them', async () => {
    const editor = open();
    const read = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockReturnValue(undefined);
    insertFiles(editor.view, listOf(png));
    const reader = read.mock.contexts[0] as FileReader;
    editor.destroy();
    expect(() => reader.onload?.({} as never)).not.toThrow();
  });

  it('are accepted when pasted, unless the clipboard has text', () => {
    const { view } = open();
    const paste = (types: string[], ...files: File[]) =>
      view.someProp('handlePaste', (handle) =>
        handle(
          view,
          { clipboardData: { types, files, getData: () => '' } } as never,
          null as never,
        ),
      ) ?? false;
    expect(paste(['Files'], png)).toBe(true);
    expect(paste(['text/html', 'Files'], png)).toBe(false);
    expect(paste(['Files'], text)).toBe(false);
  });

  it('are accepted where they are dropped, but not when dragged within the text', async () => {
    const editor = open();
    const { view } = editor;
    view.posAtCoords = ({ left, top }) => (left === 3 && top === 4 ? { pos: 5, inside: -1 } : null);
    const drop = (isMoved: boolean) =>
      view.someProp('handleDrop', (handle) =>
        handle(
          view,
          { clientX: 3, clientY: 4, dataTransfer: { files: [png] } } as never,
          null as never,
          isMoved,
        ),
      ) ?? false;
    expect(drop(true)).toBe(false);
    expect(drop(false)).toBe(true);
    await waitFor(() => expect(imagesIn(editor)).toHaveLength(1));
    expect(orderIn(editor)).toEqual(['One', 'image', 'Two']);
  });
});
