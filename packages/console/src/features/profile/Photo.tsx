import { initials } from '@helpdesk/sdk/rules/names';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { useSession } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { FileInput } from '../../ui/FileInput.tsx';

const maxBytes = 5 * 1024 * 1024;

/** The user's photo; choosing a file uploads it immediately. */
export function Photo() {
  const { user } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const failed = (error: Error) => ({
    title: 'Upload Failed',
    text: serverMessage(error, 'Failed to upload profile photo. Please try again.'),
  });
  const upload = useWrite('profile.uploadPhoto', {
    done: { title: 'Photo Updated', text: 'Your profile photo has been updated.' },
    failed,
    refresh: ['auth.user'],
  });
  const remove = useWrite('profile.removePhoto', {
    done: { title: 'Photo Updated', text: 'Your profile photo has been removed.' },
    failed,
    refresh: ['auth.user'],
  });

  function choose(file: File) {
    if (!file.type.startsWith('image/')) {
      toast({
        title: 'Invalid File Type',
        text: 'Please select an image file (JPG, PNG, GIF, etc.)',
        destructive: true,
      });
    } else if (file.size > maxBytes) {
      toast({
        title: 'File Too Large',
        text: 'Please select an image smaller than 5MB',
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
      <FileInput ref={input} label="Choose a photo" accept="image/*" onFile={choose} />
      <div className="flex gap-1">
        <Button
          size="sm"
          icon={<Camera />}
          busy={upload.busy}
          onClick={() => input.current?.click()}
        >
          Change Photo
        </Button>
        {user.profileImageUrl && (
          <Button size="sm" variant="ghost" busy={remove.busy} onClick={() => remove.write({})}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
