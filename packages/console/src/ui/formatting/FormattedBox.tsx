import { type ComponentProps, type ReactNode, type RefObject, Suspense } from 'react';
import { later } from '../later.tsx';
import { FormatSwitch } from './FormatSwitch.tsx';

const FormatBar = later(async () => (await import('./FormatBar.tsx')).default);

type FormattedBoxProps = {
  /** Null if the user can't format. */
  formatting: ComponentProps<typeof FormatSwitch>['formatting'] | null;
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Whether the form shows a preview of its own. */
  isShownElsewhere?: boolean;
  /** Other buttons for the text, such as attaching files. */
  tools?: ReactNode;
  /** The text box, and the lists that open over it. */
  children: ReactNode;
};

/** A text box of a form whose text can have formatting and files. */
export function FormattedBox(props: FormattedBoxProps) {
  const { box, text, formatting, isShownElsewhere, tools, children } = props;
  return (
    <div data-takes-files="" className="flex flex-col gap-1">
      {formatting?.isOn && (
        <Suspense>
          <FormatBar box={box} text={text} hasPreview={!isShownElsewhere} />
        </Suspense>
      )}
      <div className="relative">{children}</div>
      <div className="flex flex-wrap items-center gap-1">
        {tools}
        {formatting && <FormatSwitch formatting={formatting} />}
      </div>
    </div>
  );
}
