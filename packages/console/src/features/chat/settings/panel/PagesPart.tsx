import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import m from '../../messages.yaml';
import { Part } from './Part.tsx';
import { linesOf, type Panel, type PartProps } from './panel.ts';

const places = [
  { value: 'all', label: m.pagesPart.onEveryPageWithTheTag },
  { value: 'only', label: m.pagesPart.onlyOnThesePages },
  { value: 'except', label: m.pagesPart.onAllPagesButThese },
];

/** The pages that show the launcher. */
export function PagesPart({ panel: { pages }, onChange, errorAt }: PartProps) {
  const [text, setText] = useState(pages.patterns.join('\n'));
  return (
    <Part title={m.pagesPart.pages}>
      <Field label={m.pagesPart.whereTheChatIs}>
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
          label={m.pagesPart.addresses}
          error={errorAt('pages.patterns')}
          hint={m.pagesPart.oneALineSuchAsPricing}
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
