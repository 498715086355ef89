import { uploadToChat } from '@helpdesk/sdk/upload';
import { Attached } from './Attached.tsx';
import { FileQuestion } from './FileQuestion.tsx';
import { Files } from './Files.tsx';

/** The chunk that an element loads with the first file or file field. */
export const files = { uploadToChat, Attached, FileQuestion, Files };
