import { publicTicketsBeginUpload, publicTicketsUpload } from '@helpdesk/sdk/operations';
import { uploadByVisitor } from '@helpdesk/sdk/upload';
import { type SendFile, useUploads } from '../../data/use-uploads.ts';
import { AttachFiles } from '../../ui/AttachFiles.tsx';
import type { TicketProof } from './use-public-ticket.ts';

type AttachProps = Omit<Parameters<typeof useUploads>[0], 'send'> & { proof: TicketProof };

/** The files of a customer's reply that is being written. */
export default function Attach({ proof, ...draft }: AttachProps) {
  const { subdomain, ticketId, token } = proof;
  const send: SendFile = (file, onProgress, signal) =>
    uploadByVisitor(
      { baseUrl: window.location.origin, credentials: 'omit' },
      {
        whole: publicTicketsUpload,
        begin: publicTicketsBeginUpload,
        subdomain,
        to: { subdomain, ticketId },
        proof: { 'X-Ticket-Access': token },
      },
      file,
      { onProgress, signal },
    );
  return <AttachFiles uploads={useUploads({ ...draft, send })} />;
}
