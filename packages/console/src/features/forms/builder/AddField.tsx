import { Plus } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import { type FieldType, fieldTypeList, fieldTypes } from '../field-types.ts';

/** The catalogue of ten kinds of questions. */
export function AddField({ onAdd }: { onAdd: (type: FieldType) => void }) {
  return (
    <Menu
      label="Add a field"
      className="w-72 sm:w-136 sm:open:grid sm:open:grid-cols-2"
      trigger={(props) => (
        <Button {...props} icon={<Plus />} className="w-full">
          Add Field
        </Button>
      )}
    >
      {fieldTypeList.map((type) => {
        const { label, description, icon: Icon } = fieldTypes[type];
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
