/** Fields and files as a multipart body. */
export function form(fields: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value != null) data.append(name, value as Blob | string);
  }
  return data;
}

/** One file as the whole body; its type is the server's to find. */
export const bytes = ({ file }: Record<string, unknown>): Blob =>
  new Blob([file as Blob], { type: 'application/octet-stream' });

/** The same, of a piece of a file that is sent by tus. */
export const piece = ({ file }: Record<string, unknown>): Blob =>
  new Blob([file as Blob], { type: 'application/offset+octet-stream' });
