import type { Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { messageLike, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

afterEach(cleanup);

const check = (result: Schema<'SenderCheck'>['result']): Schema<'SenderCheck'> => ({
  result,
  domain: 'visitor.example',
  policy: 'reject',
  spf: 'fail',
  dkim: null,
});
const words = /couldn't verify that this email came from visitor.example/;

test("an email that fails its domain's checks has a warning, in the description and in messages", async () => {
  serve(
    ticketDetail({
      descriptionSenderCheck: check('failed'),
      messages: [messageLike({ senderCheck: check('failed') })],
    }),
  );
  drawTicket(member('agent'));
  expect(await screen.findAllByText(words)).toHaveLength(2);
});

test('other emails have none', async () => {
  serve(
    ticketDetail({
      descriptionSenderCheck: check('failed'),
      messages: (['passed', 'none', 'unknown'] as const).map((result) =>
        messageLike({ id: result, senderCheck: check(result) }),
      ),
    }),
  );
  drawTicket(member('agent'));
  // Once the description's warning is there, the others would be too.
  expect(await screen.findAllByText(words)).toHaveLength(1);
});
