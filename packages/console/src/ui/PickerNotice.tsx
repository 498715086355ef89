import m from './messages.yaml';

type PickerNoticeProps = {
  isPending: boolean;
  isError: boolean;
  onRetry: () => void;
  /** The number of options. */
  count: number;
  empty: string;
};

/** The message of a tag picker without options; with options, their number for screen readers. */
export function PickerNotice({ isPending, isError, onRetry, count, empty }: PickerNoticeProps) {
  if (isError) {
    return (
      <p role="alert" className="px-3.5 pb-3 text-sm text-muted-foreground">
        {m.pickerNotice.theTagsCouldNotBeLoaded}{' '}
        <button
          type="button"
          onClick={onRetry}
          className="rounded-sm font-medium text-primary-text hover:underline"
        >
          {m.pickerNotice.tryAgain}
        </button>
      </p>
    );
  }
  const said = isPending ? m.pickerNotice.loading : empty;
  return count > 0 ? (
    <p role="status" className="sr-only">
      {m.pickerNotice.tags({ count })}
    </p>
  ) : (
    <p role="status" className="px-3.5 pb-3 text-sm text-muted-foreground">
      {said}
    </p>
  );
}
