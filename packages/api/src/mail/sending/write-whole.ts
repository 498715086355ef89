import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file atomically, readable only by the server's user. */
export async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(folder, `.${name}.unfinished`);
  const create = () => open(unfinished, 'w', 0o600);
  const file = await create().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return create();
  });
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}
