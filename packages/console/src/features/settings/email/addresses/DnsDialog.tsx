import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useRead } from '../../../../data/use-read.ts';
import { whyFailed } from '../../../../data/why-failed.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../../ui/Dialog.tsx';
import { ErrorState } from '../../../../ui/EmptyState.tsx';
import type { ItemDialogProps } from '../../../../ui/resource/resource.ts';
import { LoadingSettings } from '../../LoadingSettings.tsx';
import m from '../../messages.yaml';
import { DnsRecord } from '../DnsRecord.tsx';

/** The DNS records that make receivers trust email from an address, looked up now. */
export function DnsDialog({ item, onClose }: ItemDialogProps<Schema<'SupportAddress'>>) {
  const { id, email, sendsFrom } = item;
  const { data, isError, error, isFetching, refetch } = useRead('supportAddresses.dns', { id });
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return (
    <Dialog
      open
      size="lg"
      title={m.dnsDialog.dnsRecordsOf({ domain })}
      description={m.dnsDialog.theyLetReceiversTrustYourReplies}
      onClose={onClose}
    >
      {data ? (
        data.length > 0 ? (
          <ul aria-label={m.dnsDialog.dnsRecordsOf({ domain })} className="-mx-4">
            {data.map((record) => (
              <DnsRecord key={record.kind} record={record} />
            ))}
          </ul>
        ) : (
          <p className="text-sm text-muted-foreground">
            {m.dnsDialog.sentFromOurDomain({ sender: sendsFrom ?? '' })}{' '}
            <Link to="/settings/email" className="text-primary-text hover:underline">
              {m.dnsDialog.connectYourMailServer}
            </Link>
          </p>
        )
      ) : isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingSettings />
      )}
      <DialogActions>
        {data && data.length > 0 && (
          <Button icon={<RotateCw />} busy={isFetching} onClick={() => void refetch()}>
            {m.dnsDialog.checkAgain}
          </Button>
        )}
        <Button onClick={onClose}>{m.dnsDialog.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
