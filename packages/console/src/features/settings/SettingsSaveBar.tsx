import { useLeaveQuestion } from '../../data/use-leave-question.ts';
import { SaveBar } from '../../ui/SaveBar.tsx';
import m from './messages.yaml';

type SettingsSaveBarProps = {
  isDirty: boolean;
  busy: boolean;
  onReset: () => void;
  /** The button labels, if the tab has several save bars. */
  labels?: { save: string; reset: string };
};

/** The bottom bar of a tab's card. */
export function SettingsSaveBar(props: SettingsSaveBarProps) {
  return (
    <SaveBar
      {...props}
      question={useLeaveQuestion(props.isDirty && !props.busy)}
      loss={m.settingsSaveBar.whatYouHaveChangedInThese}
      className="sticky bottom-0 rounded-b-xl border-t bg-card dark:bg-raised"
    />
  );
}
