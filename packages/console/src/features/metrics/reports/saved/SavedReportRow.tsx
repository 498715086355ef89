import { agentName } from '@helpdesk/sdk/rules/names';
import { ChartNoAxesCombined, Pencil, Trash2 } from 'lucide-react';
import { useCan, useSession } from '../../../../data/session.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { MenuItem } from '../../../../ui/MenuItems.tsx';
import { MoreMenu } from '../../../../ui/MoreMenu.tsx';
import { type PanelProps, periodName } from '../../address.ts';
import m from '../../messages.yaml';
import { DownloadButton } from '../DownloadButton.tsx';
import { kinds } from '../kinds.ts';
import { type SavedReport, scheduleText } from './saved-reports.ts';

type SavedReportRowProps = Pick<PanelProps, 'onChange'> & {
  saved: SavedReport;
  onEdit: () => void;
  onDelete: () => void;
};

/** A saved report: its content, its schedule, and its actions. It can be downloaded, and its figures shown for its period. */
export function SavedReportRow({ saved, onChange, onEdit, onDelete }: SavedReportRowProps) {
  const { user } = useSession();
  const mayChangeAll = useCan()('manage_settings');
  const { name, report, period, owner, visibility, schedule } = saved;
  const isOwn = owner?.id === user.id;
  const { title, tab } = kinds[report];

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-3 last:border-b-0">
      <div className="min-w-48 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-sm font-medium wrap-anywhere">{name}</h3>
          {visibility === 'team' && <Badge>{m.savedReports.shared}</Badge>}
          {owner && !isOwn && (
            <span className="text-xs text-muted-foreground">
              {m.savedReports.by({ name: agentName(owner) })}
            </span>
          )}
        </div>
        <p className="text-sm text-muted-foreground">
          {m.savedReports.facts({
            report: title,
            period: periodName(period),
            schedule: scheduleText(schedule),
          })}
        </p>
      </div>
      <DownloadButton report={report} asked={{ period }} title={name} />
      {tab && (
        <Button
          variant="ghost"
          icon={<ChartNoAxesCombined />}
          aria-label={m.savedReports.showFiguresOf({ name })}
          onClick={() => onChange({ tab, period, from: undefined, to: undefined })}
        >
          {m.savedReports.showFigures}
        </Button>
      )}
      {(isOwn || mayChangeAll) && (
        <MoreMenu label={m.savedReports.actions({ name })}>
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            {m.savedReports.edit}
          </MenuItem>
          <MenuItem icon={<Trash2 />} destructive onSelect={onDelete}>
            {m.savedReports.delete}
          </MenuItem>
        </MoreMenu>
      )}
    </li>
  );
}
