import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, shownToast, toast } from '../data/toast.ts';
import { ComboPanel } from '../ui/ComboPanel.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import ToastLayer from './ToastLayer.tsx';

const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// The card, not the copy of its text in the live region for screen readers.
const card = (title: string) => screen.queryAllByText(title).find((node) => node.closest('li'));

const Picker = (props: { button: HTMLElement; onClose: () => void }) => (
  <ComboPanel
    {...props}
    label="Tags of the ticket"
    placeholder="Add tag"
    text=""
    onText={() => {}}
    groups={[]}
    onPick={() => {}}
  />
);

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastLayer />);
});

afterEach(async () => {
  await passTime(10_000);
  cleanup();
  vi.useRealTimers();
});

describe('notifications', () => {
  it('disappear after 5 seconds', async () => {
    act(() => toast({ title: 'Saved' }));
    await passTime(4_900);
    expect(card('Saved')).toBeDefined();
    await passTime(200);
    expect(card('Saved')).toBeUndefined();
  });

  it('are shown one at a time, the newest', async () => {
    act(() => toast({ title: 'First' }));
    await passTime(100);
    act(() => toast({ title: 'Second' }));
    await passTime(100);
    expect(card('First')).toBeUndefined();
    expect(card('Second')).toBeDefined();
  });

  it('stay while the pointer is over them', async () => {
    act(() => toast({ title: 'Read me' }));
    await passTime(1_000);
    const region = screen.getByRole('region', { hidden: true });
    fireEvent.pointerMove(region);
    await passTime(20_000);
    expect(card('Read me')).toBeDefined();
    fireEvent.pointerLeave(region);
    await passTime(5_100);
    expect(card('Read me')).toBeUndefined();
  });

  it('get the focus with F8', async () => {
    act(() => toast({ title: 'Over here' }));
    await passTime(100);
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
  });

  it('are dismissed by their button', async () => {
    act(() => toast({ title: 'Gone', destructive: true }));
    await passTime(100);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
    await passTime(100);
    expect(card('Gone')).toBeUndefined();
  });

  it("have no check mark if the user didn't cause them", async () => {
    const icon = () => document.querySelector('li[data-state] svg')?.getAttribute('class');
    act(() => toast({ title: 'Saved' }));
    await passTime(100);
    expect(icon()).toContain('circle-check');
    act(() => dismissToast(shownToast()?.id ?? 0));
    act(() => toast({ title: 'New chat', isNotice: true }));
    await passTime(100);
    expect(icon()).toContain('bell-ring');
  });

  it('run their action and close', async () => {
    const open = vi.fn();
    act(() => toast({ title: 'New chat', action: { label: 'Open', run: open } }));
    await passTime(100);
    fireEvent.click(screen.getByRole('button', { name: 'Open', hidden: true }));
    await passTime(100);
    expect(open).toHaveBeenCalledOnce();
    expect(card('New chat')).toBeUndefined();
  });

  it('stay 20 seconds if they have an action, and name the undo shortcut', async () => {
    act(() => toast({ title: 'Ticket resolved', undo: () => {} }));
    await passTime(19_000);
    expect(card('Ticket resolved')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Undo', hidden: true }).textContent).toBe(
      'UndoCtrl Z',
    );
    await passTime(1_200);
    expect(card('Ticket resolved')).toBeUndefined();
  });

  it('leave Escape to the dialog around them, even if their button lost the focus', async () => {
    const close = vi.fn();
    const dialog = render(
      <Dialog open onClose={close} title="Branding">
        <button type="button">Save Changes</button>
      </Dialog>,
    );
    act(() => toast({ title: 'Branding updated' }));
    await passTime(100);
    (document.activeElement as HTMLElement).blur();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(close).toHaveBeenCalledOnce();
    screen.getByText('Save Changes').focus();
    fireEvent.keyDown(screen.getByText('Save Changes'), { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(2);
    expect(card('Branding updated')).toBeDefined();
    dialog.unmount();
  });

  it("let Escape close the upper of two dialogs, even if it's removed before the lower one gets the key", async () => {
    const close = vi.fn();
    const dialog = render(
      <Dialog open onClose={close} title="Article">
        text
      </Dialog>,
    );
    const upper = document.body.appendChild(document.createElement('button'));
    act(() => toast({ title: 'Failed to update article', destructive: true }));
    await passTime(100);
    upper.addEventListener('keydown', () => {
      upper.remove();
      (document.activeElement as HTMLElement).blur();
    });
    fireEvent.keyDown(upper, { key: 'Escape' });
    expect(document.activeElement).toBe(document.body);
    expect(close).not.toHaveBeenCalled();
    dialog.unmount();
  });

  it('let Escape close only the picker in a dialog', async () => {
    const [close, closePicker] = [vi.fn(), vi.fn()];
    function Below() {
      const [button, setButton] = useState<HTMLElement | null>(null);
      return (
        <Dialog open onClose={close} title="Details">
          <button type="button" ref={setButton}>
            Tags
          </button>
          {button && <Picker button={button} onClose={closePicker} />}
        </Dialog>
      );
    }
    const dialog = render(<Below />);
    act(() => toast({ title: 'Tags updated' }));
    await passTime(100);
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    expect(closePicker).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
    dialog.unmount();
  });

  it('move into an open modal dialog, because the rest of the page is inert', async () => {
    const dialog = render(
      <Dialog open onClose={() => {}} title="Invite">
        text
      </Dialog>,
    );
    act(() => toast({ title: 'Email required' }));
    await passTime(100);
    const holder = () => card('Email required')?.closest('[role="dialog"]');
    expect(holder()).not.toBeNull();
    dialog.unmount();
    await passTime(100);
    expect(card('Email required')).toBeDefined();
    expect(holder()).toBeNull();
  });

  describe('over controls', () => {
    const layer = () => document.querySelector<HTMLElement>('[popover]');
    const place = () => [layer()?.style.left, layer()?.style.top];
    /** Adds a button with the size of the window's bottom edge. */
    function addButton() {
      const button = document.body.appendChild(document.createElement('button'));
      button.getBoundingClientRect = () =>
        ({ left: 0, top: 700, width: 2_000, height: 100 }) as DOMRect;
      return button;
    }

    beforeEach(() => {
      // Layout is up to the browser; the layer itself has no size here.
      vi.spyOn(HTMLDivElement.prototype, 'getBoundingClientRect').mockImplementation(function (
        this: HTMLDivElement,
      ) {
        const { left, top } = this.style;
        const box = { left: Number.parseFloat(left), top: Number.parseFloat(top) };
        // As in a browser, a rectangle's properties are not its own.
        return Object.create({ ...box, width: 300, height: 60 }) as DOMRect;
      });
    });

    afterEach(() => vi.restoreAllMocks());

    it('move away, even if the control is added later', async () => {
      act(() => toast({ title: 'Report saved' }));
      await passTime(1_000);
      expect(place()).toEqual(['724px', '708px']);
      const button = addButton();
      await passTime(200);
      expect(place()).toEqual(['724px', '56px']);
      button.remove();
      await passTime(200);
      expect(place()).toEqual(['724px', '56px']);
    });

    it('say so if they cover controls everywhere, so the page gets room below them', async () => {
      act(() => toast({ title: 'Report saved' }));
      await passTime(1_000);
      expect(layer()?.hasAttribute('data-covers')).toBe(false);
      const button = addButton();
      button.getBoundingClientRect = () =>
        ({ left: 0, top: 0, width: 2_000, height: 800 }) as DOMRect;
      await passTime(200);
      expect(place()).toEqual(['724px', '708px']);
      expect(layer()?.hasAttribute('data-covers')).toBe(true);
      act(() => dismissToast(shownToast()?.id ?? 0));
      await passTime(100);
      expect(layer()?.hasAttribute('data-covers')).toBe(false);
      button.remove();
    });

    it('stay where they are if the user is about to use them', async () => {
      act(() => toast({ title: 'Report saved' }));
      await passTime(1_000);
      screen.getByRole('button', { name: 'Dismiss', hidden: true }).focus();
      const button = addButton();
      await passTime(200);
      expect(place()).toEqual(['724px', '708px']);
      button.remove();
    });
  });
});
