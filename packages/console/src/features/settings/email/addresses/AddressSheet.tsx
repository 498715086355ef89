import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../../../data/cache.ts';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import m from '../../messages.yaml';
import { OwnAddresses } from './SupportAddresses.tsx';

/** The organization's own addresses over any page, for the first steps. */
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
      <OwnAddresses />
    </Sheet>
  );
}
