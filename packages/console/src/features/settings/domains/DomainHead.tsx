import { useQueryClient } from '@tanstack/react-query';
import { Globe, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { keepDomain, type Settings } from './domain.ts';

type DomainHeadProps = { settings: Settings; domain: string; badge: ReactNode };

/** The domain with its state and a button to remove it. */
export function DomainHead({ settings, domain, badge }: DomainHeadProps) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { write, busy } = useWrite('organization.removeCustomDomain', {
    done: 'Custom domain removed',
    failed: messageOr('Failed to remove custom domain'),
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
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove custom domain?"
        text={
          settings.customDomainVerified
            ? `${domain} stops working at once, and links that lead there with it. Your help center stays at its own address.`
            : `${domain} is no longer waiting to be verified. To add it again you will need a new DNS record.`
        }
        confirm="Remove"
        busy={busy}
        onConfirm={() => write({ id: settings.id })}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
