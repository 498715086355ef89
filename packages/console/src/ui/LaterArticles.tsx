import { type ComponentProps, Suspense } from 'react';
import type ArticlePickerPart from './ArticlePicker.tsx';
import { later } from './later.tsx';

// Most texts link to no article.
const ArticlePicker = later(async () => (await import('./ArticlePicker.tsx')).default);

type Picker = ComponentProps<typeof ArticlePickerPart>['picker'] & { isOpen: boolean };

/** The help articles that a text box has opened, with code that comes then. */
export const LaterArticles = ({ picker }: { picker: Picker }) =>
  picker.isOpen && (
    <Suspense>
      <ArticlePicker picker={picker} />
    </Suspense>
  );
