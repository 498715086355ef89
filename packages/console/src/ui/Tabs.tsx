import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';

export type Tab = { value: string; label: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
  /** The panel of the selected tab. */
  children?: ReactNode;
};

/** Tabs with one panel; arrow keys move between them. */
export function Tabs({ label, tabs, value, onChange, className, children }: TabsProps) {
  // Radix would select any tab that gets the focus, also one that a closing dialog restores it to.
  const isWalking = useRef(false);
  return (
    <Radix.Root value={value} onValueChange={onChange} activationMode="manual" className="contents">
      <Radix.List
        aria-label={label}
        onKeyDown={({ key }) => {
          isWalking.current = /^(Arrow|Home|End)/.test(key);
        }}
        className={cx('flex gap-4 border-b', className)}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            onFocus={() => {
              if (isWalking.current) onChange(tab.value);
              isWalking.current = false;
            }}
            // Only the panel of the selected tab is rendered.
            {...((!children || tab.value !== value) && { 'aria-controls': undefined })}
            className="-mb-px border-b-2 border-transparent py-2 text-sm font-medium text-muted-foreground hover:text-foreground aria-selected:border-primary aria-selected:text-foreground"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children && (
        // Content inside takes the focus itself.
        <Radix.Content value={value} tabIndex={undefined}>
          {children}
        </Radix.Content>
      )}
    </Radix.Root>
  );
}
