import { describe, expect, it } from 'vitest';
import { gatherWordLists } from './word-lists.ts';

const item = (text: string, { level = 1, mark = '·', tag = 'p', list = 1 } = {}) =>
  `<${tag} data-style="mso-list:l${list} level${level} lfo1"><span data-style="mso-list:Ignore">${mark}<span data-style="font:7pt">  </span></span>${text}</${tag}>`;
const listsIn = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  gatherWordLists(body);
  return body.innerHTML.replaceAll('<p>', '').replaceAll('</p>', '');
};

describe("Word's lists", () => {
  it.each([
    ['bullets', [item('A'), item('B')], '<ul><li>A</li><li>B</li></ul>'],
    [
      'numbers',
      [item('A', { mark: '1.' }), item('B', { mark: '2.' })],
      '<ol><li>A</li><li>B</li></ol>',
    ],
    [
      'letters',
      [item('A', { mark: '(a)' }), item('B', { mark: 'B)' })],
      '<ol><li>A</li><li>B</li></ol>',
    ],
    ['Roman numbers', [item('A', { mark: 'iv.' })], '<ol><li>A</li></ol>'],
    ['bullets that are letters', [item('A', { mark: 'o' })], '<ul><li>A</li></ul>'],
    ['headings', [item('A', { tag: 'h2' })], '<ul><li>A</li></ul>'],
    [
      'levels',
      [item('A'), item('B', { level: 2 }), item('C', { level: 2 }), item('D')],
      '<ul><li>A<ul><li>B</li><li>C</li></ul></li><li>D</li></ul>',
    ],
    [
      'levels that are skipped',
      [item('A'), item('B', { level: 3 }), item('C', { level: 2 }), item('D')],
      '<ul><li>A<ul><li>B</li></ul><ul><li>C</li></ul></li><li>D</li></ul>',
    ],
    [
      'a deeper level first',
      [item('A', { level: 2 }), item('B')],
      '<ul><li>A</li></ul><ul><li>B</li></ul>',
    ],
    [
      'numbers in bullets',
      [item('A'), item('B', { level: 2, mark: '1.' }), item('C')],
      '<ul><li>A<ol><li>B</li></ol></li><li>C</li></ul>',
    ],
    [
      'bullets after numbers',
      [item('A', { mark: '1.' }), item('B')],
      '<ol><li>A</li></ol><ul><li>B</li></ul>',
    ],
    [
      'bullets after numbers on a deeper level',
      [item('A'), item('B', { level: 2, mark: '1.' }), item('C', { level: 2 })],
      '<ul><li>A<ol><li>B</li></ol><ul><li>C</li></ul></li></ul>',
    ],
  ])('of %s', (_, items, html) => {
    expect(listsIn(items.join(''))).toBe(html);
  });

  it('end at other content, and start again after it', () => {
    expect(listsIn(`<p>X</p>${item('A')}${item('B')}<p>Y</p>${item('C')}<p>Z</p>`)).toBe(
      'X<ul><li>A</li><li>B</li></ul>Y<ul><li>C</li></ul>Z',
    );
    const table = '<table><tbody><tr><td></td></tr></tbody></table>';
    expect(listsIn(`${item('A')}${table}${item('B')}`)).toBe(
      `<ul><li>A</li></ul>${table}<ul><li>B</li></ul>`,
    );
  });

  it('keep the content of an item, without its bullet or number', () => {
    const line = '<p data-style="mso-list:l0 level1 lfo1"><b>A</b> <i data-style="x">b</i></p>';
    expect(listsIn(line)).toBe('<ul><li><b>A</b> <i data-style="x">b</i></li></ul>');
  });

  it('leave other paragraphs unchanged', () => {
    const html = '<p data-style="margin:0">A</p><h2>B</h2>';
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    gatherWordLists(body);
    expect(body.innerHTML).toBe(html);
  });
});
