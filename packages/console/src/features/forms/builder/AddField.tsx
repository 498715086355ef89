import { type FieldKind, fieldCatalog, fieldKindList } from '@helpdesk/sdk/rules/field-kinds';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import { fieldIcons } from '../field-types.ts';
import m from '../messages.yaml';

/** The catalog of field types. */
export function AddField({ onAdd }: { onAdd: (type: FieldKind) => void }) {
  return (
    <Menu
      label={m.addField.addAField}
      className="w-72 sm:w-136 sm:grid sm:grid-cols-2"
      trigger={(props) => (
        <Button {...props} icon={<Plus />} className="w-full">
          {m.addField.addField}
        </Button>
      )}
    >
      {fieldKindList.map((type) => {
        const { label, description } = fieldCatalog[type];
        const Icon = fieldIcons[type];
        return (
          <MenuItem key={type} icon={<Icon aria-hidden="true" />} onSelect={() => onAdd(type)}>
            {label}
            <span className="block text-xs text-muted-foreground">{description}</span>
          </MenuItem>
        );
      })}
    </Menu>
  );
}
