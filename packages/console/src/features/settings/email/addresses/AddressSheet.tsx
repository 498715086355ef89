import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../../../data/cache.ts';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import m from '../../messages.yaml';
import SupportAddresses from './SupportAddresses.tsx';

/** The support addresses over any page, for the first steps. */
export default function AddressSheet({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  function close() {
    // Connecting an address completes a step.
    refresh(client, ['organization.firstSteps']);
    onClose();
  }
  return (
    <Sheet
      title={m.addressSheet.connectYourSupportAddress}
      description={m.addressSheet.addItForwardItsEmailAnd}
      onClose={close}
    >
      <SupportAddresses />
    </Sheet>
  );
}
