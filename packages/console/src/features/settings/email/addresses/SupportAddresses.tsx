import type { Schema } from '@helpdesk/sdk/contract/operations';
import { AtSign, Globe, Inbox, Pencil, Send, Trash2 } from 'lucide-react';
import { useList } from '../../../../data/use-list.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { MenuItem, MenuSeparator } from '../../../../ui/MenuItems.tsx';
import { MoreMenu } from '../../../../ui/MoreMenu.tsx';
import { ResourceCard } from '../../../../ui/resource/ResourceCard.tsx';
import { ResourceRow } from '../../../../ui/resource/ResourceRow.tsx';
import m from '../../messages.yaml';
import Mailbox from '../mailbox/MailboxCard.tsx';
import { DnsDialog } from './DnsDialog.tsx';
import { EditAddressDialog } from './EditAddressDialog.tsx';
import { ImapDialog } from './ImapDialog.tsx';
import { ImapState } from './ImapState.tsx';
import { MailboxArrival } from './MailboxArrival.tsx';
import { NewAddressDialog } from './NewAddressDialog.tsx';
import { RemoveAddressDialog } from './RemoveAddressDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

type Address = Schema<'SupportAddress'>;
type Action = 'setUp' | 'edit' | 'imap' | 'dns' | 'remove';

/** The addresses that customers write to, including the organization's address on this server. */
export default function SupportAddresses() {
  return (
    <div className="flex flex-col gap-5">
      <MailboxArrival />
      <OwnAddresses />
      <Mailbox />
    </div>
  );
}

/** The organization's own addresses. */
export function OwnAddresses() {
  const list = useList('supportAddresses.list');
  return (
    <ResourceCard
      name={m.supportAddresses.supportAddresses}
      title={m.supportAddresses.supportAddresses}
      subtitle={m.supportAddresses.yourOwnAddressesSuchAsSupport}
      list={list}
      row={(address, open) => <AddressRow key={address.id} address={address} onOpen={open} />}
      dialogs={{
        setUp: SetUpDialog,
        edit: EditAddressDialog,
        imap: ImapDialog,
        dns: DnsDialog,
        remove: RemoveAddressDialog,
      }}
      create={{ label: m.supportAddresses.addAddress, dialog: NewAddressDialog }}
      empty={{
        icon: <AtSign />,
        title: m.supportAddresses.noSupportAddressYet,
        text: m.supportAddresses.addTheAddressYourCustomersWriteTo,
      }}
    />
  );
}

const states = {
  unverified: { label: m.supportAddresses.notConnected, tone: 'warning' },
  verified: { label: m.supportAddresses.connected, tone: 'success' },
  in_use: { label: m.supportAddresses.inUseElsewhere, tone: 'danger' },
} as const satisfies Record<Address['state'], object>;

function AddressRow({ address, onOpen }: { address: Address; onOpen: (action: Action) => void }) {
  const { email, name, state, assignee, sendsFrom, sendProblem, imap } = address;
  // A verified address stays verified, but gets no email while the provider refuses access.
  const { label, tone } = states[imap?.revokedAt ? 'unverified' : state];
  return (
    <ResourceRow
      name={email}
      onOpen={() => onOpen(state === 'verified' ? 'edit' : 'setUp')}
      badges={
        <Badge tone={tone}>
          {state === 'unverified' && imap ? m.supportAddresses.notVerified : label}
        </Badge>
      }
      text={
        sendsFrom &&
        m.supportAddresses.repliesFrom({ sender: name ? `${name} <${sendsFrom}>` : sendsFrom })
      }
      facts={assignee && m.supportAddresses.newTicketsGoTo({ name: assignee.name })}
      actions={
        <>
          {state !== 'verified' && (
            <Button
              size="sm"
              aria-label={m.supportAddresses.connectAddress({ email })}
              onClick={() => onOpen('setUp')}
            >
              {m.supportAddresses.connect}
            </Button>
          )}
          <MoreMenu label={m.supportAddresses.actionsFor({ email })}>
            <MenuItem icon={<Pencil />} onSelect={() => onOpen('edit')}>
              {m.supportAddresses.edit}
            </MenuItem>
            <MenuItem icon={<Send />} onSelect={() => onOpen('setUp')}>
              {m.supportAddresses.forwardingAndTest}
            </MenuItem>
            <MenuItem icon={<Inbox />} onSelect={() => onOpen('imap')}>
              {imap?.provider ? m.supportAddresses.mailbox : m.supportAddresses.fetchOverImap}
            </MenuItem>
            <MenuItem icon={<Globe />} onSelect={() => onOpen('dns')}>
              {m.supportAddresses.dnsRecords}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} destructive onSelect={() => onOpen('remove')}>
              {m.supportAddresses.remove}
            </MenuItem>
          </MoreMenu>
        </>
      }
    >
      {imap && <ImapState imap={imap} address={address} />}
      {sendProblem && (
        <p className="mt-1 text-sm text-destructive-text wrap-anywhere">
          {m.supportAddresses.cantSendAs({ email, reason: sendProblem })}
        </p>
      )}
    </ResourceRow>
  );
}
