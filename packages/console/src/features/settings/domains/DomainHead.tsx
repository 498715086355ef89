import { useQueryClient } from '@tanstack/react-query';
import { Globe, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import m from '../messages.yaml';
import { keepDomain, type Settings } from './domain.ts';

type DomainHeadProps = { settings: Settings; domain: string; badge: ReactNode };

/** The domain with its status and a button to remove it. */
export function DomainHead({ settings, domain, badge }: DomainHeadProps) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { write, busy } = useWrite('organization.removeCustomDomain', {
    done: m.domainHead.customDomainRemoved,
    failed: messageOr(m.domainHead.failedToRemoveCustomDomain),
    onDone: () => keepDomain(client, null),
  });
  return (
    <div className="flex items-center gap-3 border-b px-5 py-3.5">
      <Globe aria-hidden="true" className="size-5 shrink-0 text-muted-foreground max-sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{domain}</span>
        <span role="status">{badge}</span>
      </div>
      <Button size="sm" icon={<Trash2 />} onClick={() => setIsAsking(true)}>
        {m.domainHead.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.domainHead.removeCustomDomain}
        text={
          settings.customDomainVerified
            ? m.domainHead.stopsWorkingAtOnceAndLinks({ domain })
            : m.domainHead.isNoLongerWaitingToBe({ domain })
        }
        confirm={m.domainHead.remove}
        busy={busy}
        onConfirm={() => write({ id: settings.id })}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
