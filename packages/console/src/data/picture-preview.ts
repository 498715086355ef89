/** Maximum width and height of a preview in pixels. */
const longest = 480;
const drawn = /^image\/(png|jpeg|gif|webp|avif|bmp)$/;

/** Returns a thumbnail of a picture; null if the file isn't a picture or can't be rendered. */
export async function previewOf(file: File): Promise<string | null> {
  if (!drawn.test(file.type)) return null;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL('image/webp', 0.8);
  } catch {
    return null;
  }
}
