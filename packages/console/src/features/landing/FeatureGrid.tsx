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
    title: m.featureGrid.liveChatWidget,
    text: m.featureGrid.talkToVisitorsWhileTheyAre,
    picture: ChatPicture,
  },
  {
    title: m.featureGrid.helpCenterBuilder,
    text: m.featureGrid.searchableArticlesFaqsAnd,
    picture: HelpPicture,
  },
  {
    title: m.featureGrid.teamManagement,
    text: m.featureGrid.rolesPermissionsAndAFairShare,
    picture: TeamPicture,
  },
  {
    title: m.featureGrid.smartChatbot,
    text: m.featureGrid.learnsFromYourFaqAnswersThe,
    picture: BotPicture,
  },
  {
    title: m.featureGrid.isolatedWorkspaces,
    text: m.featureGrid.eachOrganizationKeepsItsOwnData,
    picture: SpacesPicture,
  },
  {
    title: m.featureGrid.unifiedInbox,
    text: m.featureGrid.ticketsChatAndEmailArriveIn,
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
          {m.featureGrid.everythingASupportTeamNeedsAnd}
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
