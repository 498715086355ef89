import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/types.ts';
import { recountListed } from '../features/tickets/store/counts/recount.ts';
import { wakeOverlooked } from '../features/tickets/store/snooze.ts';
import { removeUnusedPictures } from '../files/store/pictures.ts';
import { sweepFiles } from '../stored-files/store/sweep.ts';
import { forgetDeletedTexts } from '../stored-files/store/texts-with-files.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const tasks: Record<string, (database: Database) => Promise<unknown>> = {
  recountListed,
  wakeOverlooked,
  removeUnusedPictures,
  forgetDeletedTexts,
  sweepFiles: (database) => sweepFiles(database, server.context.config),
};

test.each(Object.entries(tasks))(
  "%s continues after an organization that can't be read, and names it",
  async (_, task) => {
    const served: string[] = [];
    const { database } = server.context;
    const broken: Database = {
      ...database,
      org(id, visibility) {
        if (!served.includes(id)) served.push(id);
        if (served[0] === id) throw new RangeError('Invalid time value');
        return database.org(id, visibility);
      },
    };
    const error: unknown = await task(broken).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(served.toSorted()).toEqual([server.acme.id, server.globex.id].sort());
    expect(String(error)).toContain(served[0]);
  },
);
