import { X } from 'lucide-react';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { type Problems, placeOf, type Row } from './networks.ts';

type NetworkRowProps = {
  row: Row;
  /** Its position in the list, from 1. */
  number: number;
  problems: Problems;
  onChange: (more: Partial<Row>) => void;
  onRemove: () => void;
};

/** A network and its name. */
export function NetworkRow({ row, number, problems, onChange, onRemove }: NetworkRowProps) {
  return (
    <li className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
        <Field
          label={m.networkRow.nameOfNetwork({ number })}
          hideLabel
          required
          error={problems.get(placeOf(row, 'name'))}
        >
          <Input
            value={row.name}
            placeholder={m.networkRow.office}
            maxLength={60}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field
          label={m.networkRow.network({ number })}
          hideLabel
          required
          error={problems.get(placeOf(row, 'network'))}
        >
          <Input
            value={row.network}
            placeholder="203.0.113.0/24"
            maxLength={60}
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
            onChange={({ target }) => onChange({ network: target.value })}
          />
        </Field>
      </div>
      <IconButton label={m.networkRow.removeNetwork({ number })} onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}
