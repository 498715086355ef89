import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useNavigate } from '@tanstack/react-router';
import { FilePlus2, Link2, Plus, Trash2 } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { useHasPage } from '../../../data/has-page.ts';
import { useCan } from '../../../data/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/MenuItems.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import m from '../messages.yaml';

type QuestionRowProps = {
  question: Schema<'UnansweredQuestion'>;
  onAdd: () => void;
  onTeach: () => void;
  onDismiss: () => void;
};

export function QuestionRow({ question, onAdd, onTeach, onDismiss }: QuestionRowProps) {
  const can = useCan();
  const hasPage = useHasPage();
  const navigate = useNavigate();
  const { id, text, count, lastAskedAt } = question;
  const mayWrite = can('manage_help_center') && hasPage('/help-center');
  const write = () =>
    void navigate({ to: '/help-center', search: { new: text, question: id } as never });

  return (
    <li className="px-4 py-3">
      <p className="text-sm font-medium wrap-anywhere">{text}</p>
      <p className="mt-0.5 text-xs text-muted-foreground">
        {m.questionRow.askedTimes.rich({ count, ago: <Ago at={lastAskedAt} /> })}
      </p>
      <div className="mt-2 flex items-center gap-1.5">
        <Button size="sm" icon={<Plus />} onClick={onAdd}>
          {m.questionRow.addQuery}
        </Button>
        {mayWrite && (
          <Button size="sm" icon={<FilePlus2 />} onClick={write}>
            {m.questionRow.writeArticle}
          </Button>
        )}
        <MoreMenu label={m.questionRow.moreFor({ text })} className="ml-auto">
          <MenuItem icon={<Link2 />} onSelect={onTeach}>
            {m.questionRow.addToAnExistingQuery}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} destructive onSelect={onDismiss}>
            {m.questionRow.dismiss}
          </MenuItem>
        </MoreMenu>
      </div>
    </li>
  );
}
