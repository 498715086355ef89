import { lookRefusal } from '@helpdesk/sdk/rules/help-look';
import { HelpCenterLook } from '@helpdesk/sdk/schema/operations';
import { ExternalLink } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLeaveQuestion } from '../../../data/use-leave-question.ts';
import { fieldRefusals, messageUnlessAtFields, useWrite } from '../../../data/use-write.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { SaveBar } from '../../../ui/SaveBar.tsx';
import { Select } from '../../../ui/Select.tsx';
import m from '../messages.yaml';
import { settingsKey, type TabProps } from '../settings.ts';
import { ColorFields } from './ColorFields.tsx';
import { IconField } from './IconField.tsx';
import { LinkFields } from './LinkFields.tsx';
import { LookPreview } from './LookPreview.tsx';

const corners = [
  { value: 'square', label: m.helpLook.square },
  { value: 'round', label: m.helpLook.round },
  { value: 'rounder', label: m.helpLook.rounder },
];
const fonts = [
  { value: 'system', label: m.helpLook.system },
  { value: 'serif', label: m.helpLook.serif },
  { value: 'rounded', label: m.helpLook.rounded },
];

/** The look of the help center, the contact page and the ticket pages. */
export default function LookTab({ settings }: TabProps) {
  const kept = settings.helpCenter;
  const [look, setLook] = useState(kept);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const isDirty = JSON.stringify(look) !== JSON.stringify(kept);
  const change = (changes: Partial<typeof look>) => setLook({ ...look, ...changes });

  const { write, busy } = useWrite('organization.updateGeneral', {
    done: m.helpLook.saved,
    failed: messageUnlessAtFields(m.helpLook.failedToSave),
    replaces: settingsKey,
    onDone: ({ helpCenter }) => setLook(helpCenter),
    onFailed: (error) =>
      setWrong(
        Object.fromEntries(
          fieldRefusals(error).map(({ field, message }) => [
            field.replace(/^helpCenter\./, ''),
            message,
          ]),
        ),
      ),
  });
  const question = useLeaveQuestion(isDirty && !busy);

  function save(event: FormEvent) {
    event.preventDefault();
    const validated = HelpCenterLook.safeParse(look);
    const refusal = lookRefusal(look);
    const found = validated.success
      ? {}
      : Object.fromEntries(
          validated.error.issues.map(({ path, message }) => [path.join('.'), message]),
        );
    if (refusal) found[refusal.field] = refusal.sentence;
    setWrong(found);
    if (Object.keys(found).length === 0) write({ helpCenter: look });
  }

  return (
    <form
      noValidate
      onSubmit={save}
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_17rem]"
    >
      <Card>
        <CardHeader
          title={m.helpLook.helpCenter}
          subtitle={m.helpLook.subtitle}
          actions={
            <a
              href={`/public/help/${settings.subdomain}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('secondary')}
            >
              {m.helpLook.viewPage.rich({ externalLink: <ExternalLink aria-hidden="true" /> })}
            </a>
          }
        />
        <CardBody className="flex flex-col gap-6">
          <LinkFields
            legend={m.helpLook.headerLinks}
            name="headerLinks"
            links={look.headerLinks}
            most={5}
            wrong={wrong}
            onChange={(headerLinks) => change({ headerLinks })}
          />
          <Field label={m.helpLook.heroText} hint={m.helpLook.heroHint} error={wrong.heroText}>
            <Input
              value={look.heroText}
              maxLength={200}
              onChange={({ target }) => change({ heroText: target.value })}
            />
          </Field>
          <Field label={m.helpLook.footerText} error={wrong.footerText}>
            <Input
              value={look.footerText}
              maxLength={200}
              onChange={({ target }) => change({ footerText: target.value })}
            />
          </Field>
          <LinkFields
            legend={m.helpLook.footerLinks}
            name="footerLinks"
            links={look.footerLinks}
            most={8}
            wrong={wrong}
            onChange={(footerLinks) => change({ footerLinks })}
          />
          <IconField
            iconUrl={look.iconUrl}
            logoUrl={settings.logoUrl}
            onChange={(iconUrl) => change({ iconUrl })}
          />
          <ColorFields
            legend={m.helpLook.lightMode}
            name="light"
            colors={look.light}
            usual={{ page: '#F6F7F9', card: '#FFFFFF', hero: settings.primaryColor }}
            wrong={wrong}
            onChange={(light) => change({ light })}
          />
          <ColorFields
            legend={m.helpLook.darkMode}
            name="dark"
            colors={look.dark}
            usual={{ page: '#14161A', card: '#1C1F25', hero: settings.primaryColor }}
            wrong={wrong}
            onChange={(dark) => change({ dark })}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={m.helpLook.corners}>
              <Select
                value={look.corners}
                options={corners}
                onChange={({ target }) =>
                  change({ corners: HelpCenterLook.shape.corners.parse(target.value) })
                }
              />
            </Field>
            <Field label={m.helpLook.font}>
              <Select
                value={look.font}
                options={fonts}
                onChange={({ target }) =>
                  change({ font: HelpCenterLook.shape.font.parse(target.value) })
                }
              />
            </Field>
          </div>
        </CardBody>
      </Card>
      <LookPreview settings={settings} look={look} />
      <SaveBar
        isDirty={isDirty}
        busy={busy}
        onReset={() => {
          setLook(kept);
          setWrong({});
        }}
        question={question}
        loss={m.helpLook.notSaved}
        className="rounded-xl border bg-raised lg:col-span-2"
      />
    </form>
  );
}
