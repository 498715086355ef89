/** Downloads a text, or other bytes, as a file. */
export function saveFile(content: string | Blob, name: string, type: string) {
  const isText = typeof content === 'string';
  const blob = new Blob([content], { type: isText ? `${type};charset=utf-8` : type });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
