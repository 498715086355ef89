import { initials } from '@helpdesk/sdk/rules/names';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { useSession } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { FileInput } from '../../ui/import/FileInput.tsx';
import m from './messages.yaml';

const maxBytes = 5 * 1024 * 1024;

/** The user's photo; a chosen file is uploaded immediately. */
export function Photo() {
  const { user } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const failed = (error: Error) => ({
    title: m.photo.uploadFailed,
    text: serverMessage(error, m.photo.failedToUploadProfilePhotoPlease),
  });
  const upload = useWrite('profile.uploadPhoto', {
    done: { title: m.photo.photoUpdated, text: m.photo.yourProfilePhotoHasBeenUpdated },
    failed,
    refresh: ['auth.user'],
  });
  const remove = useWrite('profile.removePhoto', {
    done: { title: m.photo.photoUpdated, text: m.photo.yourProfilePhotoHasBeenRemoved },
    failed,
    refresh: ['auth.user'],
  });

  function choose(file: File) {
    if (!file.type.startsWith('image/')) {
      toast({
        title: m.photo.invalidFileType,
        text: m.photo.pleaseSelectAnImageFileJpg,
        destructive: true,
      });
    } else if (file.size > maxBytes) {
      toast({
        title: m.photo.fileTooLarge,
        text: m.photo.pleaseSelectAnImageSmallerThan,
        destructive: true,
      });
    } else upload.write({ profileImage: file });
  }

  return (
    <div className="flex flex-col items-center gap-2">
      <Avatar
        key={user.profileImageUrl}
        initials={initials(user)}
        src={user.profileImageUrl}
        size="xl"
      />
      <FileInput ref={input} label={m.photo.chooseAPhoto} accept="image/*" onFile={choose} />
      <div className="flex gap-1">
        <Button
          size="sm"
          icon={<Camera />}
          busy={upload.busy}
          onClick={() => input.current?.click()}
        >
          {m.photo.changePhoto}
        </Button>
        {user.profileImageUrl && (
          <Button size="sm" variant="ghost" busy={remove.busy} onClick={() => remove.write({})}>
            {m.photo.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
