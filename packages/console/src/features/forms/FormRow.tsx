import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  ChartColumn,
  Copy,
  Ellipsis,
  Eye,
  Inbox,
  Pencil,
  Settings2,
  Share2,
  Trash2,
} from 'lucide-react';
import { Ago } from '../../data/Ago.tsx';
import { useWrite } from '../../data/use-write.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { MenuItem, MenuSeparator } from '../../ui/MenuItems.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { DialogName } from './dialogs/FormDialogs.tsx';

type FormRowProps = {
  form: Schema<'ContactForm'>;
  onEdit: () => void;
  onShow: (dialog: DialogName) => void;
};

const lists = ['contactForms.list', 'contactForms.stats', 'dashboard.automation'] as const;

export function FormRow({ form, onEdit, onShow }: FormRowProps) {
  const { name, title, isActive, submissionCount, lastSubmissionAt } = form;
  const update = useWrite('contactForms.update', {
    done: 'Contact form updated successfully',
    failed: 'Failed to update contact form',
    refresh: lists,
  });
  const duplicate = useWrite('contactForms.duplicate', {
    done: 'Contact form created successfully',
    failed: 'Failed to create contact form',
    refresh: lists,
  });
  const submissions = `${submissionCount.toLocaleString()} ${submissionCount === 1 ? 'submission' : 'submissions'}`;

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-3 last:border-b-0 hover:bg-muted/50">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex items-center gap-2">
          <button
            type="button"
            onClick={onEdit}
            className="truncate rounded-sm font-medium hover:underline"
          >
            {name}
          </button>
          <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
        </p>
        <p className="truncate text-sm text-muted-foreground">
          {submissions}
          {lastSubmissionAt && (
            <>
              {' · Last: '}
              <Ago at={lastSubmissionAt} />
            </>
          )}
          {title !== name && ` · ${title}`}
        </p>
      </div>
      <div className="flex items-center gap-0.5 max-sm:w-full">
        <Switch
          label={`${name} is active`}
          hideLabel
          checked={isActive}
          disabled={update.busy}
          onChange={(checked) => update.write({ id: form.id, isActive: checked })}
          className="mr-2 p-1 max-sm:mr-auto"
        />
        <IconButton label={`Edit ${name}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton label={`Preview ${name}`} onClick={() => onShow('preview')}>
          <Eye />
        </IconButton>
        <IconButton label={`Share ${name}`} onClick={() => onShow('share')}>
          <Share2 />
        </IconButton>
        <IconButton label={`Submissions of ${name}`} onClick={() => onShow('submissions')}>
          <Inbox />
        </IconButton>
        <Menu
          label={`More for ${name}`}
          placement="bottom-end"
          trigger={(props) => (
            <IconButton label={`More for ${name}`} {...props}>
              <Ellipsis />
            </IconButton>
          )}
        >
          <MenuItem icon={<ChartColumn />} onSelect={() => onShow('analytics')}>
            Analytics
          </MenuItem>
          <MenuItem icon={<Settings2 />} onSelect={() => onShow('configure')}>
            Configure
          </MenuItem>
          <MenuItem
            icon={<Copy />}
            disabled={duplicate.busy}
            onSelect={() => duplicate.write({ id: form.id })}
          >
            Duplicate
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} destructive onSelect={() => onShow('delete')}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}
