import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { chat } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import type { ChatSession } from '../session.ts';
import { PanelBar } from './PanelBar.tsx';
import { PanelMenu } from './PanelMenu.tsx';

const colleague = (id: string, firstName: string) => ({
  user: { id, firstName, lastName: 'Day', email: `${id}@x.test`, profileImageUrl: null },
  availability: 'online' as const,
  isHere: true,
  activeChats: 0,
});
const maria = { userId: 'u3', name: 'Maria Day' };
const mine = chat({ status: 'active', agentId: 'u1', agent: { userId: 'u1', name: 'Ada' } });

function draw(session: ChatSession) {
  const calls = answerOperations({
    'chat.agents': [colleague('u1', 'Ada'), colleague('u2', 'Ben'), colleague('u3', 'Maria')],
    'chat.addParticipant': session,
    'chat.removeParticipant': session,
  });
  drawPage(
    () => (
      <>
        <PanelBar session={session} myId="u1" onAccepted={vi.fn()} />
        <PanelMenu session={session} name="Vera" onLeave={vi.fn()} />
      </>
    ),
    member('agent', { permissions: ['manage_live_chat'] }),
  );
  return calls;
}

const pick = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const toasted = (title: string) => waitFor(() => expect(shownToast()?.title).toBe(title));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("an agent invites a colleague who isn't in the chat yet", async () => {
  const calls = draw({ ...mine, participants: [{ userId: 'u2', name: 'Ben Day' }] });
  await pick('Invite a colleague...');
  await userEvent.click(await screen.findByRole('button', { name: 'Invite Maria Day' }));
  await toasted('Maria Day was invited');
  expect(screen.queryByRole('button', { name: /^Invite (Ada|Ben)/ })).toBeNull();
  expect(calls.find(({ operation }) => operation === 'chat.addParticipant')).toMatchObject({
    params: { id: 'c1' },
    body: { userId: 'u3' },
  });
});

it('an invited agent can write without taking over the chat, and leave it', async () => {
  const theirs = { ...mine, agentId: 'u3', agent: maria };
  const calls = draw({ ...theirs, participants: [{ userId: 'u1', name: 'Ada' }] });
  await screen.findByRole('button', { name: 'More' });
  expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
  await pick('Leave chat');
  await toasted('You left the chat');
  expect(calls.find(({ operation }) => operation === 'chat.removeParticipant')).toMatchObject({
    params: { id: 'c1', userId: 'u1' },
  });
});

it("an agent who isn't in a chat has no way to leave it", async () => {
  draw({ ...mine, agentId: 'u3', agent: maria });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.queryByRole('menuitem', { name: 'Leave chat' })).toBeNull();
});
