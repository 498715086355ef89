import { isConfirmed } from '../features/accounts/store/confirmation.ts';
import type { Handlers } from '../http/handlers.ts';
import { claimMail, tooManyMails } from '../mail-limits/limits.ts';
import { invalid } from '../refusal.ts';
import { sendTestMail } from './sending/trial-mail.ts';

export const testEmail: Pick<Handlers<'organization'>, 'testEmail'> = {
  testEmail: async ({ server, org, member, body, limits }) => {
    const { email } = member.user;
    if (body.to !== undefined && body.to.toLowerCase() !== email.toLowerCase()) {
      throw invalid('to', 'Test emails can be sent only to your own address');
    }
    await limits.attempt('email.test', org.id);
    const by = member.user.id;
    await org.write(async (tx) => {
      const mail = { kind: 'organization.testEmail', seq: null, to: email, by } as const;
      if (!(await claimMail(tx, mail, await isConfirmed(tx)))) throw tooManyMails();
    });
    return { message: await sendTestMail(server.config, org, email) };
  },
};
