import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { useWrite } from '../../../data/use-write.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { settingsKey, type TabProps } from '../settings.ts';

/** What the files of messages take, and what is kept of pictures. */
export default function FilesTab({ settings }: TabProps) {
  const { write, busy } = useWrite('organization.updateGeneral', {
    done: 'File settings updated',
    failed: 'Failed to update file settings',
    replaces: settingsKey,
  });
  return (
    <Card>
      <CardHeader title="Files" subtitle="What is attached to messages, in both directions." />
      <CardBody className="flex flex-col gap-2">
        <Space {...settings.fileSpace} />
      </CardBody>
      <CardBody className="border-t">
        <Switch
          checked={settings.keepsPictureMetadata}
          disabled={busy}
          onChange={(keepsPictureMetadata) => write({ keepsPictureMetadata })}
          label="Keep where and when pictures were taken"
          hint="Photos tell the place, the time and the camera. That is removed from pictures as they come in, unless you keep it; the picture itself stays as it is."
        />
      </CardBody>
    </Card>
  );
}

type SpaceProps = TabProps['settings']['fileSpace'];

function Space({ usedBytes, quotaBytes }: SpaceProps) {
  if (quotaBytes === null) {
    return <p className="text-sm">{`${fileSize(usedBytes)} used. There is no limit.`}</p>;
  }
  const part = Math.min(usedBytes / quotaBytes, 1);
  return (
    <>
      <p className="text-sm">{`${fileSize(usedBytes)} of ${fileSize(quotaBytes)} used.`}</p>
      <div
        role="meter"
        aria-label="Space for files"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        className="h-2 max-w-96 overflow-hidden rounded-full bg-muted-strong"
      >
        <div
          style={{ width: `${part * 100}%` }}
          className={cx('h-full rounded-full', part >= 0.9 ? 'bg-destructive' : 'bg-primary')}
        />
      </div>
      {part >= 0.9 && (
        <p className="text-sm text-muted-foreground">
          When the space is used up, nothing can be attached any more, and files of incoming mail
          stay in the original email. Deleting tickets for good makes room; who runs this server can
          give more.
        </p>
      )}
    </>
  );
}
