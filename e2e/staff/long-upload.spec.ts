import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'playwright/test';
import { times } from '../../packages/api/src/test/deep.ts';
import { test } from '../fixtures.ts';
import { demo, tokenAt } from '../people.ts';
import { addTicket, newOrganization, openAs } from './organizations.ts';
import { ownServer } from './own-server.ts';

const megabyte = 1024 * 1024;
/** The size of the file in MB: 200 in the deep run. */
const large = times(60, 200);

/** Writes a file to disk for the browser to read, because it wouldn't fit in a journey's memory. */
function writeFilm(folder: string) {
  const file = path.join(folder, 'Film.bin');
  const hash = createHash('sha256');
  const to = openSync(file, 'w');
  for (let at = 0; at < large; at += 1) {
    const piece = Buffer.alloc(megabyte, `megabyte ${at} `);
    hash.update(piece);
    writeSync(to, piece);
  }
  closeSync(to);
  return { file, sha256: hash.digest('hex') };
}

test(`an agent’s upload of ${large} MB resumes after the server was killed, and a file that is too large shows an error`, {
  tag: '@full',
}, async ({ browser }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'helpdesk-film-'));
  const settings = { MAX_FILE_MB: '200', MAX_MESSAGE_MB: '250' };
  const server = await ownServer(settings);
  try {
    const { file, sha256 } = writeFilm(folder);
    const agent = await tokenAt(server.url, demo.agent);
    const headers = { authorization: `Bearer ${agent}`, 'content-type': 'application/json' };
    await fetch(`${server.url}/api/profile`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ undoSendSeconds: 0 }),
    });
    const body = { subject: 'The film', description: 'The film', customerName: 'Vera' };
    const opened = await fetch(`${server.url}/api/tickets`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...body, customerEmail: 'vera@example.com' }),
    });
    const { id } = (await opened.json()) as { id: string };
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript((value) => localStorage.setItem('auth_token', value), agent);
    const taken: number[] = [];
    page.on('response', (answer) => {
      if (answer.request().method() === 'PATCH' && answer.url().includes('/uploads/')) {
        taken.push(answer.status());
      }
    });
    await page.goto(`${server.url}/tickets/${id}`);
    const attached = page.getByRole('list', { name: 'Attached files' });
    await page.getByRole('textbox', { name: 'Reply' }).fill('Here is the film');
    await expect(page.getByRole('button', { name: 'Attach files' })).toBeVisible();
    await page.locator('[data-attach]').setInputFiles([file]);
    const inTheMiddle = large / 5 / 2;
    await expect.poll(() => taken.length, { timeout: 120_000 }).toBeGreaterThan(inTheMiddle - 2);
    await server.kill();
    await server.start();
    await expect(attached.getByText(`${large} MB`)).toBeVisible({ timeout: 180_000 });
    // The upload resumed: only the interrupted chunk was sent again.
    expect(taken.filter((status) => status === 204).length).toBeLessThanOrEqual(large / 5 + 1);
    await page.getByRole('button', { name: 'Send Reply' }).click();
    await expect(attached).toHaveCount(0);
    const answer = await fetch(`${server.url}/api/tickets/${id}`, { headers });
    const { messages } = (await answer.json()) as { messages: { files: { url: string }[] }[] };
    const got = await fetch(`${server.url}${messages.at(-1)?.files[0]?.url}`);
    const hash = createHash('sha256');
    for await (const part of got.body ?? []) hash.update(part);
    expect(hash.digest('hex')).toBe(sha256);

    const team = await newOrganization();
    const ticket = await addTicket(team.admin, 'The same film');
    const ben = await openAs(browser, team.agent, `/tickets/${ticket.id}`);
    await ben.getByRole('textbox', { name: 'Reply' }).fill('Here is the film');
    await expect(ben.getByRole('button', { name: 'Attach files' })).toBeVisible();
    await ben.locator('[data-attach]').setInputFiles([file]);
    await expect(ben.getByRole('list', { name: 'Attached files' }).getByRole('alert')).toHaveText(
      'A file can be up to 25 MB',
    );
  } finally {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
});
