import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import Files, { isPicture } from './Files.tsx';
import type { ShownFile } from './shown-file.ts';

afterEach(cleanup);

const fileOf = (name: string, type: string): ShownFile => ({
  id: name,
  name,
  size: 2 * 1024 * 1024,
  type,
  url: `/files/${name}`,
});

it('a photo of a phone that browsers do not draw is named as one and saved, in no list of pictures and no viewer', () => {
  const photo = fileOf('IMG_0001.HEIC', 'image/heic');
  render(<Files files={[fileOf('a.png', 'image/png'), photo]} />);
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(['a.png']);
  const link = screen.getByRole('link', { name: /^Download IMG_0001\.HEIC, HEIC picture, / });
  expect(link.getAttribute('href')).toBe('/files/IMG_0001.HEIC?download');
  expect(link.textContent).toContain('HEIC picture');
  expect(isPicture(photo)).toBe(false);
});
