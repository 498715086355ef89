import { uploadToChat } from '@helpdesk/sdk/upload';
import { Attached } from './Attached.tsx';
import { FileQuestion } from './FileQuestion.tsx';
import { Files } from './Files.tsx';

/** What an element loads with the first file, or the first question for files. */
export const files = { uploadToChat, Attached, FileQuestion, Files };
