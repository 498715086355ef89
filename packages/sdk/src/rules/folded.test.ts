import { expect, test } from 'vitest';
import { folded } from './folded.ts';

test.each([
  ['Kettle', 'kettle'],
  ['CAFÉ Ångström', 'cafe angstrom'],
  ['ﬁne Ⅻ ½', 'fine xii 1⁄2'],
  ['Straße ÆØŁ œuvre', 'strasse aeol oeuvre'],
  ['Đorđe Ðað Þór', 'dorde dad thor'],
  ['ılık İzmir', 'ilik izmir'],
  ['ΛΌΓΟΣ λόγος', 'λογοσ λογοσ'],
])('%s is normalized to %s', (text, found) => {
  expect(folded(text)).toBe(found);
});
