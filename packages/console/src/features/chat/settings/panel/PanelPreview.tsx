import type { Schema } from '@helpdesk/sdk/contract/operations';
import { chatSentences } from '@helpdesk/sdk/rules/chat-sentences';
import { useState } from 'react';
import { useRead } from '../../../../data/use-read.ts';
import { useWidgetScript } from '../../../../data/use-widget-script.ts';
import { ElementSample } from '../../../../ui/ElementSample.tsx';
import { LoadingScreen } from '../../../../ui/Spinner.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { useTheme } from '../../../../ui/theme.ts';
import m from '../../messages.yaml';
import { LauncherPreview } from './LauncherPreview.tsx';
import type { Panel } from './panel.ts';

type PanelPreviewProps = { panel: Panel; greeting: string };

/** The answer time in the preview, long enough to be recognized as an example. */
const exampleSeconds = 180;

/** The visitors' own element with the form's values, saved or not; all of it inert. */
export function PanelPreview({ panel, greeting }: PanelPreviewProps) {
  const { dark: startsDark } = useTheme();
  const [choice, setChoice] = useState<boolean | null>(null);
  const dark = choice ?? startsDark;
  const organization = useRead('organization.get').data?.organization;
  const isThere = useWidgetScript();
  const opening = useExample(panel);
  if (!organization) return null;
  const { id, name, subdomain, logoUrl, primaryColor, languages } = organization;
  const definition: Schema<'ChatWelcome'> = {
    organization: { id, name, subdomain, logoUrl, primaryColor, languages, ownWords: [] },
    greeting: greeting.replaceAll('{organization}', name),
    isAnybodyOnline: true,
    socketUrl: '',
    panel: { ...panel, phoneInsetY: panel.phoneInsetY ?? null },
    opening,
  };
  return (
    <section
      aria-label={m.panelPreview.preview}
      className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-0 lg:self-start"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{m.panelPreview.preview}</h3>
        <Switch checked={dark} onChange={setChoice} label={m.panelPreview.dark} />
      </div>
      {isThere ? (
        <div inert data-testid="panel-preview" className="flex flex-col gap-3">
          <div className="overflow-hidden rounded-xl border">
            <ElementSample tag="helpdesk-chat" definition={definition} dark={dark} height="30rem" />
          </div>
          <LauncherPreview panel={panel} color={primaryColor} dark={dark} />
        </div>
      ) : (
        <LoadingScreen inline text={m.panelPreview.loadingPreview} />
      )}
    </section>
  );
}

/** The opening screen with members and articles of the organization, as if the members were online and the answer time were measured. */
function useExample({ opening, quickReplies }: Panel): Schema<'ChatOpening'> | null {
  const { data: agents = [] } = useRead('chat.agents');
  const { data: articles } = useRead('helpArticles.list', {
    isPublished: true,
    sort: '-viewCount',
    limit: 3,
  });
  if (!opening.isOn) return null;
  const faces = agents.slice(0, 3).map(({ user }) => ({
    firstName: user.firstName || chatSentences.agent,
    imageUrl: user.profileImageUrl,
  }));
  return {
    faces: opening.showsFaces ? faces : [],
    answersInSeconds: opening.showsAnswerTime ? exampleSeconds : null,
    opensAt: null,
    quickReplies: quickReplies.filter(({ label }) => label.trim()),
    articles: opening.showsArticles
      ? (articles ?? []).map(({ slug, title }) => ({ slug, title }))
      : [],
  };
}
