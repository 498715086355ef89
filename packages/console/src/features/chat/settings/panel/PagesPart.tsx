import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import { Part } from './Part.tsx';
import { linesOf, type Panel, type PartProps } from './panel.ts';

const places = [
  { value: 'all', label: 'On every page with the tag' },
  { value: 'only', label: 'Only on these pages' },
  { value: 'except', label: 'On all pages but these' },
];

/** Which pages have the launcher. */
export function PagesPart({ panel: { pages }, onChange, errorAt }: PartProps) {
  const [text, setText] = useState(pages.patterns.join('\n'));
  return (
    <Part title="Pages">
      <Field label="Where the chat is">
        <Select
          className="sm:max-w-64"
          value={pages.shownOn}
          options={places}
          onChange={({ target }) =>
            onChange({ pages: { ...pages, shownOn: target.value as Panel['pages']['shownOn'] } })
          }
        />
      </Field>
      {pages.shownOn !== 'all' && (
        <Field
          label="Addresses"
          error={errorAt('pages.patterns')}
          hint="One a line, such as /pricing, /shop/* or shop.example.com/cart*. A chat that has begun stays on every page."
        >
          <Textarea
            rows={3}
            spellCheck={false}
            className="font-mono text-sm"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              onChange({ pages: { ...pages, patterns: linesOf(target.value) } });
            }}
          />
        </Field>
      )}
    </Part>
  );
}
