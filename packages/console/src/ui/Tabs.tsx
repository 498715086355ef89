import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
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

/** Scrolls the tab list so the selected tab is visible, and scrolls nothing else. */
function showSelected(list: HTMLElement) {
  const tab = list.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  const { left, width } = list.getBoundingClientRect();
  if (tab) list.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
}

/** Tabs with one panel; arrow keys move between them. */
export function Tabs({ label, tabs, value, onChange, className, children }: TabsProps) {
  // Radix would select any tab that gets the focus, even when a closing dialog returns the focus to it.
  const isWalking = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(value);
  useEffect(() => {
    // A button in the former panel had the focus.
    if (before.current !== value && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
    before.current = value;
  }, [value]);
  useEffect(() => {
    const show = () => value && list.current && showSelected(list.current);
    show();
    // A rotated or zoomed window has room for other tabs.
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={onChange} activationMode="manual" className="contents">
      <Radix.List
        ref={list}
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
            className="-mb-px border-b-2 border-transparent py-2 text-sm font-medium whitespace-nowrap text-muted-foreground hover:text-foreground aria-selected:border-primary aria-selected:text-foreground"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children && (
        // The content can take the focus itself.
        <Radix.Content value={value} tabIndex={undefined}>
          {children}
        </Radix.Content>
      )}
    </Radix.Root>
  );
}
