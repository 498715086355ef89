import { Plus, Trash2 } from 'lucide-react';
import { newKey } from '../../../data/repeatable.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import type { HeaderRow } from './headers.ts';

const maxHeaders = 10;

type HeadersFieldProps = {
  rows: readonly HeaderRow[];
  error: string | undefined;
  onChange: (rows: readonly HeaderRow[]) => void;
};

/** The headers of a webhook; the value of a stored header isn't shown, and stays unless another one is typed. */
export function HeadersField({ rows, error, onChange }: HeadersFieldProps) {
  const change = (key: string, changed: Partial<HeaderRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{m.headersField.headers}</legend>
      <p className="mb-1.5 text-xs text-muted-foreground">
        {m.headersField.sentWithEachMessageSuchAs}
      </p>
      <ul aria-label={m.headersField.headers} className="flex flex-col gap-2">
        {rows.map((row, at) => (
          <li key={row.key} className="flex items-start gap-2">
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 sm:grid-cols-2">
              <Input
                aria-label={m.headersField.nameOfHeader({ value: at + 1 })}
                aria-invalid={error ? true : undefined}
                autoComplete="off"
                placeholder={m.headersField.authorization}
                value={row.name}
                onChange={({ target }) => change(row.key, { name: target.value })}
              />
              <Input
                aria-label={m.headersField.valueOfHeader({ value: at + 1 })}
                autoComplete="off"
                placeholder={row.masked ?? m.headersField.bearer}
                value={row.value}
                onChange={({ target }) => change(row.key, { value: target.value })}
              />
            </div>
            <IconButton
              label={m.headersField.removeHeader({ value: at + 1 })}
              onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-1.5 text-xs text-destructive-text">
          {error}
        </p>
      )}
      {rows.length < maxHeaders && (
        <Button
          size="sm"
          icon={<Plus />}
          className="mt-2"
          onClick={() => onChange([...rows, { key: newKey(), name: '', value: '', masked: null }])}
        >
          {m.headersField.addHeader}
        </Button>
      )}
    </fieldset>
  );
}
