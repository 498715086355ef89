import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type ChatSentence, chatSentences } from '@helpdesk/sdk/rules/chat-sentences';
import { type ElementLanguage, elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import type { Org, Tx } from '../../database/types.ts';
import type { ServerContext } from '../../server-context.ts';
import { answerFrom, type BotAnswer, botSentence } from '../chatbot/read.ts';
import { publicBaseOf } from '../organization/read.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { type ChatRow, findChat, readMessages, type ShownMessage } from './read/sessions.ts';
import { mustFindChat } from './store/change.ts';
import { bot, inBatch, longestWords } from './store/messages.ts';
import { queueChat } from './store/sessions.ts';

interface Said {
  sessionId: string;
  seq: number;
  message: string;
}

/** The bot's next message, and whether a person takes over. */
interface Reply {
  text: string;
  html?: string | null;
  cards?: Schema<'ChatCard'>[];
  /** Replaces the text when an agent is online to take over the chat. */
  handedOver?: string;
  /** Follows the text when no agent is online. */
  nobodyThere?: string;
}

/** How many earlier messages give context to a short one. */
const remembered = 12;

/** Answers each message at most once, and not if an agent has accepted the chat in the meantime. */
export async function answerMessage(server: ServerContext, org: Org, said: Said): Promise<void> {
  const { sessionId, seq } = said;
  const chat = await findChat(org, sessionId);
  if (!chat || chat.with_bot === 0) return;
  const before = await readMessages(org, sessionId, Math.max(0, seq - 1 - remembered), remembered);
  const reply = await replyTo(server, org, chat, said, before);
  await inBatch(org, async (batch, tx) => {
    const row = await findChat(tx, sessionId);
    if (!row || row.with_bot === 0) return;
    const isHandedOver = reply.handedOver !== undefined && (await handOver(tx, sessionId));
    const text = isHandedOver ? (reply.handedOver as string) : reply.text;
    const cards = reply.cards ?? [];
    const words = [text, ...cards.map(({ title, url }) => (url ? `${title}\n${url}` : title))];
    await batch.say({
      sessionId,
      speaker: bot,
      text: words.join('\n\n').slice(0, longestWords),
      formatting: reply.html ? { html: reply.html, markdown: null } : undefined,
      cards,
      clientId: `answer.${seq}`,
    });
    if (isHandedOver || !reply.nobodyThere) return;
    const clientId = `next.${seq}`;
    await batch.say({ sessionId, speaker: bot, text: reply.nobodyThere, clientId });
  });
}

const handOver = async (tx: Tx, id: string) => queueChat(tx, await mustFindChat(tx, id));

async function replyTo(
  server: ServerContext,
  org: Org,
  chat: ChatRow,
  { message, seq }: Said,
  before: readonly ShownMessage[],
): Promise<Reply> {
  const page = languageOf(chat);
  const earlier = before.filter((one) => one.seq < seq);
  const previous = earlier
    .filter((one) => one.sender_type === 'customer')
    .map(({ body }) => body.slice(0, 500));
  const found = await answerFrom(server, org, { text: message, previous, language: page });
  const { answer, talk } = found;
  const spoken = talk?.language && talk.language !== 'en' ? talk.language : null;
  // Sends the English sentence: the widget translates it to the language of its page, and staff read English.
  const say = (name: ChatSentence) =>
    spoken && spoken !== page ? botSentence(org, spoken, name) : chatSentences[name];
  const person = async (name: ChatSentence): Promise<Reply> => ({
    text: await say('nobodyHere'),
    handedOver: await say(name),
  });

  if (talk) {
    const asked = lastOf(earlier);
    if (talk.kind === 'person') return person('handedOver');
    if (talk.kind === 'yes' && asked === 'upset') return person('handedOver');
    if (talk.kind === 'no' && asked === 'unsure') return person('unansweredHandedOver');
    if (talk.kind === 'unclear' && isHelpless(asked)) return person('unansweredHandedOver');
    return { text: await say(talk.kind) };
  }
  const cards = await cardsOf(server, org, answer);
  if (answer.matched) return { text: answer.response, html: answer.html, cards };
  const next = {
    handedOver: await say('unansweredHandedOver'),
    nobodyThere: await say('nobodyHere'),
  };
  if (answer.by === 'nothing') return { text: await say('noAnswer'), ...next };
  // Offers a person if the visitor couldn't choose an answer the last time either.
  return { text: await say('unsure'), cards, ...(isHelpless(lastOf(earlier)) ? next : {}) };
}

const languageOf = ({ language }: ChatRow): ElementLanguage | undefined =>
  elementLanguages.find((one) => one === language?.toLowerCase().split(/[-_]/)[0]);

const answerable = ['upset', 'unsure', 'unclear'] as const;
type Answerable = (typeof answerable)[number];

/** The bot's last sentence, if it is one whose reply needs context. */
function lastOf(messages: readonly ShownMessage[]): Answerable | null {
  const last = messages.findLast(({ sender_type }) => sender_type === 'bot')?.body ?? '';
  return answerable.find((name) => last.startsWith(chatSentences[name])) ?? null;
}

/** Whether the bot also failed to help the previous time. */
const isHelpless = (last: Answerable | null) => last === 'unsure' || last === 'unclear';

/** The cards below an answer's text. */
async function cardsOf(
  { config }: ServerContext,
  org: Org,
  { articles, questions, steps }: BotAnswer,
): Promise<Schema<'ChatCard'>[]> {
  if (articles.length + questions.length === 0) return [];
  const { subdomain } = await readOrganization(org);
  const base = await publicBaseOf(config, org);
  const address = (slug: string) =>
    `${base}/public/help/${subdomain}/article/${encodeURIComponent(slug)}`;
  return [
    ...questions.map((question) => ({ title: question, url: null, question, steps: null })),
    ...articles.map(({ slug, title }) => ({
      title,
      url: address(slug),
      question: null,
      steps,
    })),
  ];
}
