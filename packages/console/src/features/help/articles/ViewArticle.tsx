import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import type { HelpArticle } from '../article/values.ts';
import ReaderDialog from '../reader/ReaderDialog.tsx';

/** An article as its readers see it. */
export default function ViewArticle({ item, onClose }: ItemDialogProps<HelpArticle>) {
  return <ReaderDialog title="As readers see it" article={item} onClose={onClose} />;
}
