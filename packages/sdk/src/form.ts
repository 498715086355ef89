type Fields = Record<string, unknown>;

/** Takes a field out of the others. */
export function take(fields: Fields, name: string): unknown {
  const value = fields[name];
  delete fields[name];
  return value;
}

/** Takes all fields and files into a multipart body. */
export function form(fields: Fields): FormData {
  const data = new FormData();
  for (const name of Object.keys(fields)) {
    const value = take(fields, name);
    if (value != null) data.append(name, value as Blob | string);
  }
  return data;
}

const blob = (fields: Fields, type: string) => new Blob([take(fields, 'file') as Blob], { type });

/** Takes one file as the whole body; its type is the server's to find. */
export const bytes = (fields: Fields): Blob => blob(fields, 'application/octet-stream');

/** The same, of a piece of a file that is sent by tus. */
export const piece = (fields: Fields): Blob => blob(fields, 'application/offset+octet-stream');
