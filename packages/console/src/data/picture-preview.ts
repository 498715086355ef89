const side = 112;
const drawn = /^image\/(png|jpeg|gif|webp|avif|bmp)$/;

/** A small picture of a picture; null of what is none, or cannot be drawn. */
export async function previewOf(file: File): Promise<string | null> {
  if (!drawn.test(file.type)) return null;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.min(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.min(side, Math.round(picture.width * scale)));
    canvas.height = Math.max(1, Math.min(side, Math.round(picture.height * scale)));
    const [width, height] = [picture.width * scale, picture.height * scale];
    const [x, y] = [(canvas.width - width) / 2, (canvas.height - height) / 2];
    canvas.getContext('2d')?.drawImage(picture, x, y, width, height);
    picture.close();
    return canvas.toDataURL('image/webp', 0.8);
  } catch {
    return null;
  }
}
