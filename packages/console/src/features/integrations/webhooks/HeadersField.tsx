import { Plus, Trash2 } from 'lucide-react';
import { newKey } from '../../../data/repeatable.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import type { HeaderRow } from './headers.ts';

const maxHeaders = 10;

type HeadersFieldProps = {
  rows: readonly HeaderRow[];
  error: string | undefined;
  onChange: (rows: readonly HeaderRow[]) => void;
};

/** The headers of a webhook; the value of one that is there is not shown, and stays unless another is typed. */
export function HeadersField({ rows, error, onChange }: HeadersFieldProps) {
  const change = (key: string, changed: Partial<HeaderRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">Headers</legend>
      <p className="mb-1.5 text-xs text-muted-foreground">
        Sent with each message, such as Authorization. Values are stored encrypted and not shown
        again.
      </p>
      <ul aria-label="Headers" className="flex flex-col gap-2">
        {rows.map((row, at) => (
          <li key={row.key} className="flex items-start gap-2">
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 sm:grid-cols-2">
              <Input
                aria-label={`Name of header ${at + 1}`}
                aria-invalid={error ? true : undefined}
                autoComplete="off"
                placeholder="Authorization"
                value={row.name}
                onChange={({ target }) => change(row.key, { name: target.value })}
              />
              <Input
                aria-label={`Value of header ${at + 1}`}
                autoComplete="off"
                placeholder={row.masked ?? 'Bearer …'}
                value={row.value}
                onChange={({ target }) => change(row.key, { value: target.value })}
              />
            </div>
            <IconButton
              label={`Remove header ${at + 1}`}
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
          Add header
        </Button>
      )}
    </fieldset>
  );
}
