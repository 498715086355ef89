import { Plus } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import m from '../../messages.yaml';
import { Part } from './Part.tsx';
import type { Panel, PartProps } from './panel.ts';
import { QuickReply } from './QuickReply.tsx';

const MAX_REPLIES = 4;

/** The opening screen of the panel, before the first message. */
export function OpeningPart({ panel, onChange, errorAt }: PartProps) {
  const { opening, quickReplies } = panel;
  const set = (change: Partial<Panel['opening']>) =>
    onChange({ opening: { ...opening, ...change } });
  return (
    <Part title={m.openingPart.openingScreen}>
      <Switch
        checked={opening.isOn}
        onChange={(isOn) => set({ isOn })}
        label={m.openingPart.showAnOpeningScreen}
        hint={m.openingPart.beforeTheirFirstWordVisitorsSee}
      />
      {opening.isOn && (
        <>
          <Switch
            checked={opening.showsFaces}
            onChange={(showsFaces) => set({ showsFaces })}
            label={m.openingPart.firstNamesAndPicturesOfWho}
            hint={m.openingPart.ofMembersWhoAreOnlineFor}
          />
          <Switch
            checked={opening.showsAnswerTime}
            onChange={(showsAnswerTime) => set({ showsAnswerTime })}
            label={m.openingPart.howLongAnAnswerUsuallyTakes}
            hint={m.openingPart.measuredInYourChatsOfThe}
          />
          <Switch
            checked={opening.showsArticles}
            onChange={(showsArticles) => set({ showsArticles })}
            label={m.openingPart.theArticlesReadMostAndA}
          />
          <div role="group" aria-label={m.openingPart.quickReplies} className="flex flex-col gap-3">
            <h4 className="text-sm font-medium">{m.openingPart.quickReplies}</h4>
            {quickReplies.map((reply, at) => (
              <QuickReply
                // biome-ignore lint/suspicious/noArrayIndexKey: a reply has no name of its own, and its place is what it is known by
                key={at}
                number={at + 1}
                reply={reply}
                errorAt={(path) => errorAt(`quickReplies.${at}${path && `.${path}`}`)}
                onChange={(changed) => onChange({ quickReplies: quickReplies.with(at, changed) })}
                onRemove={() => onChange({ quickReplies: quickReplies.toSpliced(at, 1) })}
              />
            ))}
            {quickReplies.length < MAX_REPLIES && (
              <Button
                className="self-start"
                size="sm"
                icon={<Plus />}
                onClick={() =>
                  onChange({
                    quickReplies: [...quickReplies, { label: '', message: '', formId: null }],
                  })
                }
              >
                {m.openingPart.addAQuickReply}
              </Button>
            )}
          </div>
        </>
      )}
    </Part>
  );
}
