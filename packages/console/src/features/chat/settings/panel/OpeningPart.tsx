import { Plus } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { Part } from './Part.tsx';
import type { Panel, PartProps } from './panel.ts';
import { QuickReply } from './QuickReply.tsx';

const MAX_REPLIES = 4;

/** What the panel shows before the first word. */
export function OpeningPart({ panel, onChange, errorAt }: PartProps) {
  const { opening, quickReplies } = panel;
  const set = (change: Partial<Panel['opening']>) =>
    onChange({ opening: { ...opening, ...change } });
  return (
    <Part title="Opening screen">
      <Switch
        checked={opening.isOn}
        onChange={(isOn) => set({ isOn })}
        label="Show an opening screen"
        hint="Before their first word, visitors see who is here and what they can begin with."
      />
      {opening.isOn && (
        <>
          <Switch
            checked={opening.showsFaces}
            onChange={(showsFaces) => set({ showsFaces })}
            label="First names and pictures of who is here"
            hint="Of members who are online for chats. Nothing else of them is shown."
          />
          <Switch
            checked={opening.showsAnswerTime}
            onChange={(showsAnswerTime) => set({ showsAnswerTime })}
            label="How long an answer usually takes"
            hint="Measured in your chats of the last 30 days; nothing is said with fewer than 5."
          />
          <Switch
            checked={opening.showsArticles}
            onChange={(showsArticles) => set({ showsArticles })}
            label="The articles read most, and a search"
          />
          <div role="group" aria-label="Quick replies" className="flex flex-col gap-3">
            <h4 className="text-sm font-medium">Quick replies</h4>
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
                Add a quick reply
              </Button>
            )}
          </div>
        </>
      )}
    </Part>
  );
}
