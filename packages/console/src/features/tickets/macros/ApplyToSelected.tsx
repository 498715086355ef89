import { ticketCount } from '../bulk/bulk.ts';
import type { Chosen } from '../bulk/use-bulk-change.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import type { useApply } from './use-apply.ts';

type ApplyToSelectedProps = {
  /** The loaded ones. */
  ids: readonly string[];
  chosen: Chosen;
  count: number;
  apply: ReturnType<typeof useApply>['apply'];
  onClose: () => void;
};

/** Applies a macro to the selected tickets. */
export default function ApplyToSelected(props: ApplyToSelectedProps) {
  const { ids, chosen, count, apply, onClose } = props;
  return (
    <ApplyDialog
      about={ticketCount(count)}
      ids={ids}
      count={count}
      onClose={onClose}
      onApply={(macro, answers) => {
        onClose();
        apply({ macro, answers, chosen, count });
      }}
    />
  );
}
