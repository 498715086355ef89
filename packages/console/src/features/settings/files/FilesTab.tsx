import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { useWrite } from '../../../data/use-write.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';
import { settingsKey, type TabProps } from '../settings.ts';

/** Storage used by attachments, and which image metadata is kept. */
export default function FilesTab({ settings }: TabProps) {
  const { write, busy } = useWrite('organization.updateGeneral', {
    done: m.filesTab.fileSettingsUpdated,
    failed: m.filesTab.failedToUpdateFileSettings,
    replaces: settingsKey,
  });
  return (
    <Card>
      <CardHeader title={m.filesTab.files} subtitle={m.filesTab.whatIsAttachedToMessagesIn} />
      <CardBody className="flex flex-col gap-2">
        <Space {...settings.fileSpace} />
      </CardBody>
      <CardBody className="border-t">
        <Switch
          checked={settings.keepsPictureMetadata}
          disabled={busy}
          onChange={(keepsPictureMetadata) => write({ keepsPictureMetadata })}
          label={m.filesTab.keepWhereAndWhenPicturesWere}
          hint={m.filesTab.photosTellThePlaceTheTime}
        />
      </CardBody>
    </Card>
  );
}

type SpaceProps = TabProps['settings']['fileSpace'];

function Space({ usedBytes, quotaBytes }: SpaceProps) {
  if (quotaBytes === null) {
    return (
      <p className="text-sm">{m.filesTab.usedThereIsNoLimit({ fileSize: fileSize(usedBytes) })}</p>
    );
  }
  const part = Math.min(usedBytes / quotaBytes, 1);
  return (
    <>
      <p className="text-sm">
        {m.filesTab.ofUsed({ fileSize: fileSize(usedBytes), fileSize2: fileSize(quotaBytes) })}
      </p>
      <div
        role="meter"
        aria-label={m.filesTab.spaceForFiles}
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
        <p className="text-sm text-muted-foreground">{m.filesTab.whenTheSpaceIsUsedUp}</p>
      )}
    </>
  );
}
