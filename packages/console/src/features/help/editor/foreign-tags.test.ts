import { expect, it } from 'vitest';
import { foreignTags } from './foreign-tags.ts';

it('names the tags that the editor would drop, so the user is warned', () => {
  expect(
    foreignTags('<details><summary>a</summary><p>H<sub>2</sub>O<sub>3</sub></p></details>'),
  ).toEqual(['details', 'summary', 'sub']);
  expect(
    foreignTags('<h2>a</h2><ul><li>b</li></ul><table><tbody><tr><td>c</td></tr></tbody></table>'),
  ).toEqual([]);
});
