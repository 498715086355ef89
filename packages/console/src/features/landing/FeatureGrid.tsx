import type { ComponentType } from 'react';
import {
  BotPicture,
  ChatPicture,
  HelpPicture,
  InboxPicture,
  SpacesPicture,
  TeamPicture,
} from './pictures.tsx';

type Feature = { title: string; text: string; picture: ComponentType };

const features: readonly Feature[] = [
  {
    title: 'Live Chat Widget',
    text: 'Talk to visitors while they are there. One element embeds it on any website.',
    picture: ChatPicture,
  },
  {
    title: 'Help Center Builder',
    text: 'Searchable articles, FAQs and documentation that answer before anyone has to ask.',
    picture: HelpPicture,
  },
  {
    title: 'Team Management',
    text: 'Roles, permissions and a fair share of the work for everybody on the team.',
    picture: TeamPicture,
  },
  {
    title: 'Smart Chatbot',
    text: 'Learns from your FAQ, answers the routine and hands the rest to a person.',
    picture: BotPicture,
  },
  {
    title: 'Isolated Workspaces',
    text: 'Each organization keeps its own data, branding and domain, apart from all others.',
    picture: SpacesPicture,
  },
  {
    title: 'Unified Inbox',
    text: 'Tickets, chat and email arrive in one list, with the whole story beside each.',
    picture: InboxPicture,
  },
];

export function FeatureGrid() {
  return (
    <section aria-labelledby="features" className="px-5 pb-24">
      <div className="mx-auto max-w-6xl">
        <h2
          id="features"
          className="max-w-xl text-2xl font-semibold tracking-tight text-balance sm:text-3xl"
        >
          Everything a support team needs, and nothing in its way
        </h2>
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ title, text, picture: Picture }) => (
            <li key={title} className="overflow-hidden rounded-xl border bg-card shadow-card">
              <div
                aria-hidden="true"
                className="flex h-36 items-center justify-center border-b bg-muted/60 px-6"
              >
                <Picture />
              </div>
              <div className="p-5">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-1 text-base text-pretty text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
