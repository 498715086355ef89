import { useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';

type AllowedDomainsProps = {
  domains: readonly string[];
  sentence: string | undefined;
  onChange: (domains: string[]) => void;
};

/** The sites that may show a form, one a line. */
export function AllowedDomains({ domains, sentence, onChange }: AllowedDomainsProps) {
  const [text, setText] = useState(domains.join('\n'));
  return (
    <Field
      label="Allowed domains"
      error={sentence}
      hint="One a line, such as example.com or *.example.com. Empty: the form works on every site, and its frame tells no site what was filled in."
    >
      <Textarea
        value={text}
        rows={2}
        className="min-h-14 font-mono text-sm"
        spellCheck={false}
        placeholder="example.com"
        onChange={({ target }) => {
          setText(target.value);
          onChange(domainsOf(target.value));
        }}
      />
    </Field>
  );
}

/** Host names out of what people paste: whole addresses lose their scheme and path. */
export function domainsOf(text: string): string[] {
  const names = text.split(/[\s,;]+/).map((part) =>
    part
      .replace(/^[a-z]+:\/\//i, '')
      .replace(/[/?#].*$/, '')
      .toLowerCase(),
  );
  return [...new Set(names.filter(Boolean))];
}
