import { discard, receive } from './disk.ts';
import type { FileStorage, StoredFile } from './file-storage.ts';

export interface Moved {
  files: number;
  bytes: number;
  /** Files whose bytes don't match their hash; they aren't moved. */
  damaged: StoredFile[];
}

const atOnce = 8;

/**
 * Moves all bytes from one storage to the other. Each is removed only once the other has it, so the move can be interrupted and
 * continues at the next run.
 */
export async function moveFiles(
  dataDir: string,
  from: FileStorage,
  to: FileStorage,
  said: (moved: Moved) => void = () => undefined,
): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0, damaged: [] };
  let some: StoredFile[] = [];
  for await (const one of from.list()) {
    some.push(one);
    if (some.length === atOnce) await moveSome();
  }
  await moveSome();
  return moved;

  async function moveSome() {
    await Promise.all(some.map(moveOne));
    some = [];
    said(moved);
  }

  async function moveOne(one: StoredFile) {
    const { organizationId, sha256 } = one;
    const bytes = await from.read(organizationId, sha256);
    // The sweep has removed it meanwhile.
    if (!bytes) return;
    const received = await receive(dataDir, bytes);
    try {
      if (received.sha256 !== sha256) {
        moved.damaged.push(one);
        return;
      }
      await to.put(organizationId, received);
      await from.remove(organizationId, sha256);
      moved.files += 1;
      moved.bytes += received.size;
    } finally {
      await discard(received);
    }
  }
}
