import { useState } from 'react';
import { Field } from './Field.tsx';
import m from './messages.yaml';
import { Textarea } from './Textarea.tsx';

type AllowedDomainsProps = {
  domains: readonly string[];
  sentence: string | undefined;
  hint: string;
  onChange: (domains: string[]) => void;
};

/** The sites that may embed content of the organization, one per line. */
export function AllowedDomains({ domains, sentence, hint, onChange }: AllowedDomainsProps) {
  const [text, setText] = useState(domains.join('\n'));
  return (
    <Field label={m.allowedDomains.allowedDomains} error={sentence} hint={hint}>
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

/** Extracts host names from pasted text: removes the scheme and path of URLs. */
export function domainsOf(text: string): string[] {
  const names = text.split(/[\s,;]+/).map((part) =>
    part
      .replace(/^[a-z]+:\/\//i, '')
      .replace(/[/?#].*$/, '')
      .toLowerCase(),
  );
  return [...new Set(names.filter(Boolean))];
}
