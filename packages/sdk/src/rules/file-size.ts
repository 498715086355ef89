/** Formats a size in bytes, such as 1.4 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  let size = bytes / 1024;
  let unit = 'KB';
  for (const next of ['MB', 'GB']) {
    if (size < 1024) break;
    size /= 1024;
    unit = next;
  }
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`;
}
