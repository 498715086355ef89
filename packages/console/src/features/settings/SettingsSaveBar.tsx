import { useLeaveQuestion } from '../../data/use-leave-question.ts';
import { SaveBar } from '../../ui/SaveBar.tsx';

type SettingsSaveBarProps = {
  isDirty: boolean;
  busy: boolean;
  onReset: () => void;
  /** What the buttons say, where the tab has several of them. */
  labels?: { save: string; reset: string };
};

/** The foot of a tab's card. */
export function SettingsSaveBar(props: SettingsSaveBarProps) {
  return (
    <SaveBar
      {...props}
      question={useLeaveQuestion(props.isDirty && !props.busy)}
      loss="What you have changed in these settings is not saved."
      className="sticky bottom-0 rounded-b-xl border-t bg-card dark:bg-raised"
    />
  );
}
