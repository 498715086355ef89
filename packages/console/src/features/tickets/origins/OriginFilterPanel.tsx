import { folded } from '@helpdesk/sdk/rules/folded';
import { FileText, Globe, type LucideIcon, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { channelNames } from '../../../data/channel-names.ts';
import { useRead } from '../../../data/use-read.ts';
import { ComboPanel } from '../../../ui/ComboPanel.tsx';
import m from '../messages.yaml';
import { channelIcons } from './channel-icons.ts';
import { type OriginFilters, originKinds } from './origin-filters.ts';

type OriginFilterPanelProps = {
  button: HTMLElement;
  filters: OriginFilters;
  onChange: (part: Partial<OriginFilters>) => void;
  onClose: () => void;
};

type Origin = { value: string; label: string; icon: LucideIcon };

const groupNames = {
  channel: m.originFilterPanel.channel,
  form: m.originFilterPanel.form,
  domain: m.originFilterPanel.customDomain,
  hasFile: m.originFilterPanel.files,
} as const;

const channels = Object.entries(channelNames).map(
  ([value, label]): Origin => ({
    value,
    label,
    icon: channelIcons[value as keyof typeof channelNames],
  }),
);

/** Selects the channel, the form and the domain of the listed tickets. */
export default function OriginFilterPanel(props: OriginFilterPanelProps) {
  const { button, filters, onChange, onClose } = props;
  const [text, setText] = useState('');
  const { data, isPending, isError, refetch } = useRead('tickets.origins');
  const origins: Record<keyof OriginFilters, readonly Origin[]> = {
    channel: channels,
    form: (data?.forms ?? []).map(({ id, name }) => ({ value: id, label: name, icon: FileText })),
    domain: (data?.domains ?? []).map((name) => ({ value: name, label: name, icon: Globe })),
    hasFile: [{ value: 'yes', label: m.originFilterPanel.withAFile, icon: Paperclip }],
  };
  const wanted = folded(text.trim());
  const groups = originKinds
    .map((kind) => ({
      name: groupNames[kind],
      options: origins[kind]
        .filter(({ label }) => folded(label).includes(wanted))
        .map(({ value, label, icon: Icon }) => ({
          key: `${kind}:${value}`,
          icon: <Icon aria-hidden="true" />,
          label,
          checked: filters[kind] === value,
        })),
    }))
    .filter(({ options }) => options.length > 0);
  const count = groups.flatMap(({ options }) => options).length;
  return (
    <ComboPanel
      button={button}
      label={m.originFilterPanel.channelFormDomainAndFiles}
      placeholder={m.originFilterPanel.findAChannelOrForm}
      text={text}
      onText={setText}
      groups={groups}
      notice={
        <Notice
          isPending={isPending}
          isError={isError}
          count={count}
          onRetry={() => void refetch()}
        />
      }
      onPick={(key) => {
        const [kind, value] = splitKey(key);
        onChange({ [kind]: filters[kind] === value ? '' : value });
        setText('');
      }}
      onClose={onClose}
      maxLength={100}
    />
  );
}

function splitKey(key: string) {
  const at = key.indexOf(':');
  return [key.slice(0, at) as keyof OriginFilters, key.slice(at + 1)] as const;
}

type NoticeProps = { isPending: boolean; isError: boolean; count: number; onRetry: () => void };

function Notice({ isPending, isError, count, onRetry }: NoticeProps) {
  if (isError) {
    return (
      <p role="alert" className="px-3.5 py-2 text-sm text-muted-foreground">
        {m.originFilterPanel.theFormsCouldNotBeLoaded}{' '}
        <button
          type="button"
          onClick={onRetry}
          className="rounded-sm font-medium text-primary-text hover:underline"
        >
          {m.originFilterPanel.tryAgain}
        </button>
      </p>
    );
  }
  if (isPending) {
    return (
      <p role="status" className="px-3.5 py-2 text-sm text-muted-foreground">
        {m.originFilterPanel.loadingTheForms}
      </p>
    );
  }
  return (
    <p
      role="status"
      className={count > 0 ? 'sr-only' : 'px-3.5 pb-3 text-sm text-muted-foreground'}
    >
      {count > 0 ? m.originFilterPanel.choices({ count }) : m.originFilterPanel.nothingFound}
    </p>
  );
}
