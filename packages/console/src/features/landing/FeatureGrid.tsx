import type { ComponentType } from 'react';
import m from './messages.yaml';
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
    title: m.featureGrid.liveChat,
    text: m.featureGrid.liveChatText,
    picture: ChatPicture,
  },
  {
    title: m.featureGrid.helpCenter,
    text: m.featureGrid.helpCenterText,
    picture: HelpPicture,
  },
  {
    title: m.featureGrid.team,
    text: m.featureGrid.teamText,
    picture: TeamPicture,
  },
  {
    title: m.featureGrid.chatbot,
    text: m.featureGrid.chatbotText,
    picture: BotPicture,
  },
  {
    title: m.featureGrid.workspaces,
    text: m.featureGrid.workspacesText,
    picture: SpacesPicture,
  },
  {
    title: m.featureGrid.inbox,
    text: m.featureGrid.inboxText,
    picture: InboxPicture,
  },
];

export function FeatureGrid() {
  return (
    <section aria-labelledby="features" className="px-5 pb-24">
      <div className="mx-auto max-w-6xl">
        <h2
          id="features"
          className="max-w-xl text-2xl font-semibold text-balance sm:text-3xl ltr:tracking-tight"
        >
          {m.featureGrid.heading}
        </h2>
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ title, text, picture: Picture }) => (
            <li key={title} className="overflow-hidden rounded-xl border bg-card shadow-card">
              <div
                aria-hidden="true"
                className="flex min-h-36 items-center justify-center border-b bg-muted/60 p-5"
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
