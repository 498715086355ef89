import type { Database, Log } from '../../database/types.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { type OrganizationGroup, organizationGroup } from '../../jobs/store.ts';
import { createWorker, type Worker } from '../../jobs/worker.ts';
import { discard } from '../../stored-files/disk.ts';
import { type FilesConfig, storageOf } from '../../stored-files/storage.ts';
import { type Progress, writeArchive } from './archive/write-archive.ts';
import {
  type ClaimedExport,
  failExport,
  finishExport,
  keepArchive,
  waitingExports,
} from './store/exports.ts';

const seconds = 1_000;
const minutes = 60 * seconds;
/** How long an export is delayed if its server is killed; then it starts again. */
const lease = minutes;
const attempts = 5;

interface Settings {
  database: Database;
  config: FilesConfig;
  log: Log;
  /** Milliseconds between two progress updates. */
  notedEvery?: number;
}

/** Runs exports of whole organizations, one at a time per server. */
export function createExportWorker({
  database,
  config,
  log,
  notedEvery = 2 * seconds,
}: Settings): Worker {
  const rows = waitingExports(database);

  async function run(job: ClaimedExport, signal: AbortSignal): Promise<void> {
    const org = database.org(job.organization_id);
    const { check, stop } = noting(job, signal);
    try {
      const { archive, files, total } = await writeArchive({
        database,
        config,
        org,
        progress: check,
      });
      try {
        check();
        await keepArchive(org, archive.sha256);
        await storageOf(config).put(org.id, archive);
      } finally {
        await discard(archive);
      }
      await stop();
      const { sha256, size } = archive;
      const isKept = await finishExport(org, job, { sha256, size, file_count: files, total });
      const facts = { organization: org.id, export: job.id, size, files, rows: total };
      log.info(facts, isKept ? 'Organization exported' : 'Export was stopped');
    } finally {
      await stop();
    }
  }

  /** Saves the progress and extends the lease while the export runs. If it is canceled or another server has taken over, `check` throws. */
  function noting(job: ClaimedExport, signal: AbortSignal) {
    const so: Progress = { done: 0, total: 0 };
    let isOurs = true;
    let last = Promise.resolve();
    const note = async () => {
      try {
        isOurs = await rows.extend(job, lease, { done: so.done, total: so.total });
      } catch (error) {
        log.warn({ err: error }, "Couldn't save the progress of an export");
      }
    };
    const timer = setInterval(() => {
      last = last.then(note);
    }, notedEvery);
    return {
      check(now?: Progress) {
        if (now) Object.assign(so, now);
        signal.throwIfAborted();
        if (!isOurs) throw new Stopped();
      },
      async stop() {
        clearInterval(timer);
        await last;
      },
    };
  }

  const queue: JobQueue<OrganizationGroup, ClaimedExport> = {
    name: 'organization-exports',
    concurrency: 1,
    timeout: 24 * 60 * minutes,
    groups: async () => (await rows.groups()).map((id) => organizationGroup(id, 1)),
    claim: ({ organization_id }, limit) => rows.claim({ organization_id }, limit, lease),
    run,
    // A full or unavailable storage may work again in some minutes.
    retryAfter: (job, error) =>
      error instanceof Stopped || job.attempts >= attempts ? null : job.attempts * minutes,
    done: () => Promise.resolve(),
    async failed(job, error, wait) {
      if (error instanceof Stopped) return;
      if (wait === null) await failExport(database.org(job.organization_id), job);
      else await rows.release(job, wait);
    },
    putBack: (job, wait) => rows.release(job, wait),
    free: rows.free,
    facts: ({ organization_id: organization, id }) => ({ organization, export: id }),
  };
  return createWorker(database, queue, log);
}

/** The export was deleted, or its lease has ended. */
class Stopped extends Error {
  constructor() {
    super('The export was stopped');
  }
}
