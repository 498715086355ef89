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
import m from './messages.yaml';

type FormRowProps = {
  form: Schema<'ContactForm'>;
  onEdit: () => void;
  onShow: (dialog: DialogName) => void;
};

const lists = ['contactForms.list', 'contactForms.stats', 'dashboard.automation'] as const;

export function FormRow({ form, onEdit, onShow }: FormRowProps) {
  const { name, title, isActive, submissionCount, lastSubmissionAt } = form;
  const update = useWrite('contactForms.update', {
    done: m.formRow.contactFormUpdatedSuccessfully,
    failed: m.formRow.failedToUpdateContactForm,
    refresh: lists,
  });
  const duplicate = useWrite('contactForms.duplicate', {
    done: m.formRow.contactFormCreatedSuccessfully,
    failed: m.formRow.failedToCreateContactForm,
    refresh: lists,
  });
  const submissions = m.formRow.submissions({ submissionCount });

  return (
    <ResourceRow
      name={name}
      onOpen={onEdit}
      badges={
        <Badge tone={isActive ? 'success' : 'neutral'}>
          {isActive ? m.formRow.active : m.formRow.inactive}
        </Badge>
      }
      actions={
        <>
          <Switch
            label={m.formRow.isActive({ name })}
            hideLabel
            checked={isActive}
            disabled={update.busy}
            onChange={(checked) => update.write({ id: form.id, isActive: checked })}
            className="mr-2 p-1"
          />
          <IconButton label={m.formRow.edit({ name })} word={m.formRow.editWord} onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton
            label={m.formRow.preview({ name })}
            word={m.formRow.previewWord}
            onClick={() => onShow('preview')}
          >
            <Eye />
          </IconButton>
          <IconButton
            label={m.formRow.share({ name })}
            word={m.formRow.shareWord}
            onClick={() => onShow('share')}
          >
            <Share2 />
          </IconButton>
          <IconButton
            label={m.formRow.submissionsOf({ name })}
            word={m.formRow.submissionsWord}
            onClick={() => onShow('submissions')}
          >
            <Inbox />
          </IconButton>
          <MoreMenu label={m.formRow.moreFor({ name })}>
            <MenuItem icon={<ChartColumn />} onSelect={() => onShow('analytics')}>
              {m.formRow.analytics}
            </MenuItem>
            <MenuItem icon={<Settings2 />} onSelect={() => onShow('configure')}>
              {m.formRow.configure}
            </MenuItem>
            <MenuItem
              icon={<Copy />}
              disabled={duplicate.busy}
              onSelect={() => duplicate.write({ id: form.id })}
            >
              {m.formRow.duplicate}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} destructive onSelect={() => onShow('delete')}>
              {m.formRow.delete}
            </MenuItem>
          </MoreMenu>
        </>
      }
    >
      <p className="truncate text-sm text-muted-foreground">
        {submissions}
        {lastSubmissionAt && <> {m.formRow.last.rich({ ago: <Ago at={lastSubmissionAt} /> })}</>}
        {title !== name && ` · ${title}`}
      </p>
    </ResourceRow>
  );
}
