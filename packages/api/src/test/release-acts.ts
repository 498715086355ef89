import type { OperationId, Result } from '@helpdesk/sdk/contract/operations';
import { comeOnline, startChat } from './chats.ts';
import { makeTicket, type TestOrganization } from './factories.ts';
import type { CallOptions, TestServer } from './harness.ts';

/** The secret that encrypts values in the database of a release. */
export const releaseSecret = 'the secret of a release, in a test';

/** Fills the database of a release with data that covers every kind of event. */
export async function actOut(server: TestServer, organization: TestOrganization): Promise<void> {
  const { admin, agent, customer, formId, subdomain } = organization;
  const must = async <Id extends OperationId>(id: Id, options: CallOptions) => {
    const { status, body, error } = await server.call(id, options);
    if (status >= 300) throw new Error(`${id}: ${error.message}`);
    return body as Result<Id>;
  };
  const update = (id: string, body: object) =>
    must('tickets.update', { as: admin, params: { id }, body });
  const reply = (id: string, as: TestOrganization['agent'], body: object) =>
    must('tickets.reply', { as, params: { id }, body });

  const leaking = await makeTicket(organization, { subject: 'The kettle leaks' });
  await update(leaking, { assignedAgentId: agent.userId, priority: 'high', status: 'in_progress' });
  await reply(leaking, agent, { message: 'A new gasket is on its way.' });
  await reply(leaking, agent, { message: 'Second one this week.', isInternal: true });
  await update(leaking, { status: 'resolved' });
  const moka = { subject: 'Which grind for a moka pot?', description: 'Mine tastes bitter.' };
  const { id } = await must('tickets.create', { as: customer, body: moka });
  await reply(id, customer, { message: 'It is a small one.' });
  const twice = await makeTicket(organization, { subject: 'Sent twice' });
  await must('tickets.delete', { as: admin, params: { id: twice } });
  const data = {
    name: 'Ada',
    email: 'ada@visitor.example',
    subject: 'Opening hours',
    message: 'Are you open on Sunday?',
  };
  await must('widget.submit', { body: { formId, org: subdomain, data } });

  const brewing = { name: 'Brewing', slug: 'brewing', description: 'How to brew' };
  const category = await must('helpCategories.create', { as: admin, body: brewing });
  const article = {
    title: 'Descale a kettle',
    slug: 'descale-a-kettle',
    content: '<p>Use vinegar.</p>',
    categoryId: category.id,
    isPublished: true,
    tags: ['kettle'],
  };
  await must('helpArticles.create', { as: admin, body: article });
  const answer = {
    query: 'When do you roast?',
    response: 'On Mondays.',
    keywords: ['roast'],
    category: 'general',
  };
  await must('chatbot.create', { as: admin, body: answer });

  await comeOnline(server, organization, agent);
  const visitor = { customerName: 'Vera Visitor', customerEmail: 'vera@visitor.example' };
  const chat = await startChat(server, organization, { ...visitor, wantsPerson: true });
  await must('chat.accept', { as: agent, params: { id: chat.id } });
  const hello = { message: 'Good morning!', clientId: 'release-1' };
  await must('chat.send', { as: agent, params: { id: chat.id }, body: hello });
  const invited = { email: `new@${subdomain}.test`, role: 'agent' };
  await must('team.invite', { as: admin, body: invited });
}
