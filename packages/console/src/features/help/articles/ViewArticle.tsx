import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import type { HelpArticle } from '../article/values.ts';
import m from '../messages.yaml';
import ReaderDialog from '../reader/ReaderDialog.tsx';

/** An article as its readers see it. */
export default function ViewArticle({ item, onClose }: ItemDialogProps<HelpArticle>) {
  return <ReaderDialog title={m.viewArticle.asReadersSeeIt} article={item} onClose={onClose} />;
}
