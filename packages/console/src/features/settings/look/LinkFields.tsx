import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';

export type PageLink = Schema<'PageLink'>;

interface LinkFieldsProps {
  legend: string;
  /** The field's name in the contract, as in the server's errors. */
  name: string;
  links: readonly PageLink[];
  most: number;
  /** Error messages by field name. */
  wrong: Readonly<Record<string, string>>;
  onChange: (links: PageLink[]) => void;
}

/** A list of links with labels, for the header or the footer. */
export function LinkFields({ legend, name, links, most, wrong, onChange }: LinkFieldsProps) {
  const change = (at: number, changes: Partial<PageLink>) =>
    onChange(links.map((link, place) => (place === at ? { ...link, ...changes } : link)));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-col gap-3">
        {links.map(({ label, url }, at) => (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: links are controlled and have no identity of their own
            key={at}
            aria-label={m.helpLook.link({ value: at + 1 })}
            className="flex items-start gap-2"
          >
            <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
              <Field label={m.helpLook.label} required error={wrong[`${name}.${at}.label`]}>
                <Input
                  value={label}
                  maxLength={40}
                  onChange={({ target }) => change(at, { label: target.value })}
                />
              </Field>
              <Field label={m.helpLook.url} required error={wrong[`${name}.${at}.url`]}>
                <Input
                  type="url"
                  value={url}
                  maxLength={500}
                  placeholder="https://"
                  onChange={({ target }) => change(at, { url: target.value })}
                />
              </Field>
            </div>
            <IconButton
              label={m.helpLook.removeLink({ value: at + 1 })}
              className="mt-6"
              onClick={() => onChange(links.filter((_, place) => place !== at))}
            >
              <Trash2 />
            </IconButton>
          </fieldset>
        ))}
        <Button
          icon={<Plus />}
          disabled={links.length >= most}
          className="self-start"
          onClick={() => onChange([...links, { label: '', url: '' }])}
        >
          {m.helpLook.addLink}
        </Button>
      </div>
    </fieldset>
  );
}
