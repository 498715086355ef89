import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveUpdates } from '../../../data/live.ts';
import { soundIsOn } from '../../../data/notice-settings.ts';
import { chat } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { fakeSockets } from '../../../test/sockets.ts';
import { NoticeMenu } from './NoticeMenu.tsx';
import { useNotices } from './use-notices.ts';

const played = vi.fn();
let sockets: ReturnType<typeof fakeSockets>;

beforeEach(() => {
  localStorage.clear();
  sockets = fakeSockets();
  answerOperations({
    'auth.user': member('agent'),
    'realtime.ticket': { ticket: 'once', expiresAt: '2026-11-21T10:01:00.000Z' },
  });
  vi.stubGlobal('AudioContext', class {});
  vi.stubGlobal(
    'GainNode',
    class {
      gain = { linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
      connect() {}
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      connect = (next: object) => next;
      start = played;
      stop() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function Page() {
  useLiveUpdates();
  useNotices();
  return <NoticeMenu />;
}

let seq = 0;
/** Simulates a visitor who starts waiting for an agent. */
function wait(id: string) {
  const createdAt = new Date().toISOString();
  const payload = { session: chat({ id }) };
  seq += 1;
  sockets.at(-1)?.serve({ type: 'event', seq, name: 'chat.waiting', payload, createdAt });
}

async function open() {
  drawPage(Page, member('agent'));
  await waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.accept({ type: 'hello', seq });
  return screen.findByRole('button', { name: 'Sound and notifications' });
}

test('a waiting chat plays the sound, unless the agent has turned it off', async () => {
  const menu = await open();
  wait('c1');
  expect(played).toHaveBeenCalledTimes(2);
  await userEvent.click(menu);
  const sound = await screen.findByRole('menuitemradio', { name: 'Sound', checked: true });
  await userEvent.click(sound);
  expect(soundIsOn()).toBe(false);
  expect(played).toHaveBeenCalledTimes(2);
  wait('c2');
  expect(played).toHaveBeenCalledTimes(2);
});

test('turning the sound on again plays it once', async () => {
  localStorage.setItem('helpdesk_chat_sound', 'off');
  const menu = await open();
  wait('c1');
  expect(played).not.toHaveBeenCalled();
  await userEvent.click(menu);
  await userEvent.click(
    await screen.findByRole('menuitemradio', { name: 'Sound', checked: false }),
  );
  expect(soundIsOn()).toBe(true);
  expect(played).toHaveBeenCalledTimes(2);
});
