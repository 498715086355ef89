import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ChartColumn, Copy, Eye, Inbox, Pencil, Settings2, Share2, Trash2 } from 'lucide-react';
import { Ago } from '../../data/Ago.tsx';
import { useWrite } from '../../data/use-write.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuItem, MenuSeparator } from '../../ui/MenuItems.tsx';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { ResourceRow } from '../../ui/resource/ResourceRow.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { DialogName } from './dialogs/dialogs.ts';

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
    <ResourceRow
      name={name}
      onOpen={onEdit}
      badges={
        <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      }
      actions={
        <>
          <Switch
            label={`${name} is active`}
            hideLabel
            checked={isActive}
            disabled={update.busy}
            onChange={(checked) => update.write({ id: form.id, isActive: checked })}
            className="mr-2 p-1"
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
          <MoreMenu label={`More for ${name}`}>
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
          </MoreMenu>
        </>
      }
    >
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
    </ResourceRow>
  );
}
