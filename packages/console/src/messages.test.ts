import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { inlined } from '../messages/inline.ts';
import { literalsIn } from '../messages/literals.ts';
import { type Locale, translated } from '../messages/pseudo.ts';
import { faultsOf } from '../messages/translations.ts';
import { typesOf } from '../messages/types.ts';
import { usesIn } from '../messages/uses.ts';

const catalog = {
  list: {
    title: parse("Today's tickets"),
    hello: parse('Hello {name}, {name}!'),
    found: parse('{count, plural, =0 {Nothing} one {# ticket} other {# tickets}} found'),
    per: parse('{unit, select, week {Per week} other {Per day}}'),
    guide: parse('Read <link>the {name} guide</link> first'),
  },
};

/** Compiles an expression, in a file that imports the catalog. */
function compiled(expression: string, locale: Locale = 'en') {
  const file = '/console/List.tsx';
  const code = `import m from './messages.yaml';\nconst a = ${expression};`;
  const uses = usesIn(file, code);
  if (!uses) throw new Error('It has no catalog');
  return inlined(code, uses, translated(catalog, locale), file).split(' = ')[1];
}

describe('a message', () => {
  it.each([
    ['m.list.title', `"Today's tickets";`],
    ['m.list.hello({ name: user.name })', '`Hello ${user.name}, ${user.name}!`;'],
    [
      'm.list.hello({ name: read() })',
      '(({ name }) => `Hello ${name}, ${name}!`)({ name: read() });',
    ],
    ['m.list.hello', '(({ name }) => `Hello ${name}, ${name}!`);'],
    [
      'm.list.found({ count })',
      '`${(count === 0 ? "Nothing" : count === 1 ? `${(count).toLocaleString("en")} ticket` : `${(count).toLocaleString("en")} tickets`)} found`;',
    ],
    ['m.list.per({ unit })', '`${(unit === "week" ? "Per week" : "Per day")}`;'],
    [
      'm.list.guide({ name, link: (words) => <a>{words}</a> })',
      '(<>{"Read "}{((words) => <a>{words}</a>)(<>{"the "}{name}{" guide"}</>)}{" first"}</>);',
    ],
    ['m.list.hello.rich({ name: <b /> })', /^\(\(\{ name \}\) => <>\{"Hello "\}/],
  ])("%s is inlined where it's used", (expression, code) => {
    const found = compiled(expression);
    if (typeof code === 'string') expect(found).toBe(code);
    else expect(found).toMatch(code);
  });

  it.each(['m.list.missing', 'm.missing.title', 'm[section]', 'm.list.hello({})'])(
    '%s is refused',
    (expression) => {
      expect(() => compiled(expression)).toThrow('/console/List.tsx');
    },
  );

  it('is longer and accented in en-XA, and mirrored in ar-XB, with its values unchanged', () => {
    expect(compiled('m.list.hello({ name })', 'en-XA')).toBe('`⟦Ĥéļļļó ${name}, ${name}!⟧`;');
    expect(compiled('m.list.title', 'ar-XB')).toContain('\u202e');
  });
});

it('the types of a catalog contain its placeholders, and no text', () => {
  const types = typesOf(catalog);
  expect(types).toContain('found: Message<{ count: number }>;');
  expect(types).toContain('guide: DrawnMessage<{ link: MessageTag; name: MessageText }>;');
  expect(types).not.toContain('tickets found');
});

it('a translation has the messages of English with their placeholders, and no others', () => {
  const { hello, ...others } = catalog.list;
  expect(faultsOf({ list: { ...others, hello } }, catalog)).toEqual([]);
  expect(
    faultsOf({ list: { ...others, found: parse('{total} gefunden'), more: hello } }, catalog),
  ).toEqual([
    'lacks list.hello name',
    'lacks list.found count',
    'only it has list.found total',
    'only it has list.more name',
  ]);
});

it('finds hard-coded texts, and ignores identifiers', () => {
  const code = `
    const a = <p title="Good day" className="flex grow">Words {count}</p>;
    toast('The ticket was saved');
    call('tickets.list', { label: 'Sort', kind: 'Some kind' });
    throw new Error('There is no such table');`;
  expect(literalsIn('/a.tsx', code).map(({ line, text }) => [line, text])).toEqual([
    [2, 'Good day'],
    [2, 'Words'],
    [3, 'The ticket was saved'],
    [4, 'Sort'],
  ]);
});
