type Fields = Record<string, unknown>;

/** Removes a field from the others and returns it. */
export function take(fields: Fields, name: string): unknown {
  const value = fields[name];
  delete fields[name];
  return value;
}

/** Moves all fields and files into a multipart body. */
export function form(fields: Fields): FormData {
  const data = new FormData();
  for (const name of Object.keys(fields)) {
    const value = take(fields, name);
    if (value != null) data.append(name, value as Blob | string);
  }
  return data;
}

const blob = (fields: Fields, type: string) => new Blob([take(fields, 'file') as Blob], { type });

/** Moves one file into the body; the server detects its type. */
export const bytes = (fields: Fields): Blob => blob(fields, 'application/octet-stream');

/** Like `bytes`, for a chunk of a tus upload. */
export const piece = (fields: Fields): Blob => blob(fields, 'application/offset+octet-stream');
