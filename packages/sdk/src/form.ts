/** Fields and files as a multipart body. */
export function form(fields: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value != null) data.append(name, value as Blob | string);
  }
  return data;
}
