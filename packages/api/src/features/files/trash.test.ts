import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileLink } from '../../stored-files/link.ts';
import { makeTicket } from '../../test/factories.ts';
import { type FilesServer, startFilesServer } from '../../test/files-server.ts';

let at: FilesServer;
beforeAll(async () => {
  at = await startFilesServer('disk');
});
afterAll(() => at.stop());

const statusOf = async (url: string | undefined) => (await at.fetchFile(url)).status;

/** A ticket with a file, and the links to it for the staff, the visitor and in an email. */
async function ticketWithLinks() {
  const id = await makeTicket(at.server.acme);
  const file = await at.upload('a plan');
  const byStaff = (await at.reply(id, [file.id])).body.files[0]?.url;
  const byVisitor = (await at.lookUp(id)).messages.at(-1)?.files[0]?.url;
  const { config } = at.server.context;
  const until = Date.now() + 30 * 24 * 60 * 60 * 1_000;
  const inMail = fileLink(config, at.server.acme.id, file, { until });
  return { id, links: [byStaff, byVisitor, inMail] };
}

test.each([
  ['the trash', 'tickets.delete', 'tickets.getDeleted', 'tickets.restore'],
  ['spam', 'tickets.markSpam', 'tickets.getSpam', 'tickets.unmarkSpam'],
] as const)(
  'links to files end when their ticket moves to %s; staff who open it get new ones',
  async (_where, archive, show, bringBack) => {
    const as = at.server.acme.admin;
    const { id, links } = await ticketWithLinks();
    for (const url of links) expect(await statusOf(url)).toBe(200);
    const body = { ids: [id] };
    const one = archive === 'tickets.delete' ? { params: { id } } : { body };
    await at.server.call(archive, { as, ...one });
    for (const url of links) expect(await statusOf(url)).toBe(404);
    const shown = await at.server.call(show, { as, params: { id } });
    expect(await statusOf(shown.body.messages[0]?.files[0]?.url)).toBe(200);
    await at.server.call(bringBack, { as, body });
    for (const url of links) expect(await statusOf(url)).toBe(200);
  },
);
