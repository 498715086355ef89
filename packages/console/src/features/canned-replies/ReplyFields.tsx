import { type ComponentProps, useId } from 'react';
import { insertions, questionWords } from '../../data/replies/reply-insertions.ts';
import { upload } from '../../data/upload.ts';
import { useArticleBox } from '../../data/use-article-picker.ts';
import type { Sentences } from '../../data/use-draft.ts';
import { useRead } from '../../data/use-read.ts';
import { useUploads } from '../../data/use-uploads.ts';
import { AttachFiles } from '../../ui/AttachFiles.tsx';
import { Field } from '../../ui/Field.tsx';
import type { FormatSwitch } from '../../ui/formatting/FormatSwitch.tsx';
import { FormattedBox } from '../../ui/formatting/FormattedBox.tsx';
import { Input } from '../../ui/Input.tsx';
import { Insertions } from '../../ui/Insertions.tsx';
import { LaterArticles } from '../../ui/LaterArticles.tsx';
import { Select } from '../../ui/Select.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import m from './messages.yaml';
import type { Visibility } from './replies.ts';
import type { ReplyValues } from './reply-values.ts';

type ReplyFieldsProps = {
  values: ReplyValues;
  sentences: Sentences;
  mayWriteTeam: boolean;
  formatting: ComponentProps<typeof FormatSwitch>['formatting'];
  onChange: (part: Partial<ReplyValues>) => void;
  onFiles: Parameters<typeof useUploads>[0]['onChange'];
  /** Called with whether files are still uploading. */
  onUnfinished: (is: boolean) => void;
};

const visibilities = [
  { value: 'personal', label: m.replyFields.onlyMe },
  { value: 'team', label: m.replyFields.theTeam },
];

export function ReplyFields(props: ReplyFieldsProps) {
  const { values, sentences, mayWriteTeam, formatting, onChange, onFiles, onUnfinished } = props;
  const foldersId = useId();
  const { box, articles, boxProps } = useArticleBox(values.text, (text) => onChange({ text }));
  const { files } = values;
  const uploads = useUploads({ files, onChange: onFiles, onUnfinished, send: upload, box });
  const { data: folders } = useRead('cannedReplies.folders');

  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.replyFields.title} required error={sentences.title}>
          <Input
            value={values.title}
            data-autofocus=""
            autoComplete="off"
            maxLength={120}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </Field>
        <Field
          label={m.replyFields.shortcut}
          error={sentences.shortcut}
          hint={m.replyFields.typedAfterInAReplyOr}
        >
          <Input
            value={values.shortcut}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={41}
            placeholder="parcel"
            onChange={({ target }) => onChange({ shortcut: target.value })}
          />
        </Field>
      </div>
      <div className="flex flex-col gap-2">
        <Field
          label={m.replyFields.text}
          required
          error={sentences.text}
          hint={m.replyFields.customerFirstnameThereReadsThereWhen}
        >
          <FormattedBox
            box={box}
            text={values.text}
            formatting={formatting}
            isShownElsewhere
            tools={
              <AttachFiles
                uploads={uploads}
                text={values.text}
                isFormatted={formatting.isOn}
                onFormatted={() => onChange({ isFormatted: true })}
              />
            }
          >
            <LaterArticles picker={articles} />
            <Textarea
              ref={box}
              {...boxProps}
              value={values.text}
              rows={6}
              maxLength={10_000}
              className="max-h-80 w-full"
              onChange={({ target }) => onChange({ text: target.value })}
            />
          </FormattedBox>
        </Field>
        <Insertions
          label={m.replyFields.insertAVariable}
          options={insertions}
          value={values.text}
          onChange={(text) => onChange({ text })}
          placeholder={questionWords}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.replyFields.folder} error={sentences.folder}>
          <Input
            value={values.folder}
            list={foldersId}
            autoComplete="off"
            maxLength={100}
            onChange={({ target }) => onChange({ folder: target.value })}
          />
        </Field>
        <datalist id={foldersId}>
          {folders?.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {mayWriteTeam && (
          <Field label={m.replyFields.whoCanUseIt} error={sentences.visibility}>
            <Select
              value={values.visibility}
              options={visibilities}
              onChange={({ target }) => onChange({ visibility: target.value as Visibility })}
            />
          </Field>
        )}
      </div>
    </div>
  );
}
