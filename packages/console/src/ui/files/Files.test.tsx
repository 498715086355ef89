import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import Files, { isPicture } from './Files.tsx';
import type { ShownFile } from './shown-file.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fileOf = (name: string, type: string): ShownFile => ({
  id: name,
  name,
  size: 2 * 1024 * 1024,
  type,
  url: `/files/${name}`,
});

it('a HEIC photo, which browsers cannot show, is a named download, not a picture, and not in the viewer', () => {
  const photo = fileOf('IMG_0001.HEIC', 'image/heic');
  render(<Files files={[fileOf('a.png', 'image/png'), photo]} />);
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(['a.png']);
  const link = screen.getByRole('link', { name: /^Download IMG_0001\.HEIC, HEIC picture, / });
  expect(link.getAttribute('href')).toBe('/files/IMG_0001.HEIC?download');
  expect(link.textContent).toContain('HEIC picture');
  expect(isPicture(photo)).toBe(false);
});

it('shows PDFs, texts, audio and video one after the other, and reports a file that cannot be played', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { pdfViewerEnabled: { value: true } }));
  const files = [
    fileOf('a.pdf', 'application/pdf'),
    fileOf('b.txt', 'text/plain'),
    fileOf('c.zip', 'application/zip'),
    fileOf('d.mp3', 'audio/mpeg'),
    fileOf('e.mp4', 'video/mp4'),
    { ...fileOf('f.txt', 'text/plain'), state: 'checking' as const },
  ];
  render(<Files files={files} />);
  const shows = screen.getAllByRole('button', { name: /^Show / });
  expect(shows.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Show a.pdf',
    'Show b.txt',
    'Show d.mp3',
    'Show e.mp4',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show a.pdf' }));
  expect((await screen.findByTitle('a.pdf')).getAttribute('src')).toBe('/files/a.pdf');
  expect(screen.getByRole('status').textContent).toBe('a.pdf1 of 4');
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  expect((await screen.findByTitle('b.txt')).localName).toBe('iframe');
  await userEvent.keyboard('{ArrowRight}');
  expect((await screen.findByLabelText('d.mp3')).localName).toBe('audio');
  await userEvent.click(screen.getByRole('button', { name: 'Next file' }));
  const film = await screen.findByLabelText('e.mp4');
  expect([film.localName, film.hasAttribute('controls')]).toEqual(['video', true]);
  fireEvent.error(film);
  expect(screen.getByRole('alert').textContent).toBe(
    "This file can't be played here. Download it to open it.",
  );
  expect(screen.getByRole('link', { name: 'Download e.mp4' }).getAttribute('href')).toBe(
    '/files/e.mp4?download',
  );
});

it('offers a PDF as a download if the browser cannot show PDFs', () => {
  render(<Files files={[fileOf('a.pdf', 'application/pdf')]} />);
  expect(screen.getByRole('link', { name: /^Download a\.pdf/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show a.pdf' })).toBeNull();
});
