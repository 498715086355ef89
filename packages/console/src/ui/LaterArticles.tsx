import { type ComponentProps, Suspense } from 'react';
import type ArticlePickerPart from './ArticlePicker.tsx';
import { later } from './later.tsx';

// Loaded on demand, because few texts link to an article.
const ArticlePicker = later(async () => (await import('./ArticlePicker.tsx')).default);

type Picker = ComponentProps<typeof ArticlePickerPart>['picker'] & { isOpen: boolean };

/** The article list of a text box, loaded when it opens. */
export const LaterArticles = ({ picker }: { picker: Picker }) =>
  picker.isOpen && (
    <Suspense>
      <ArticlePicker picker={picker} />
    </Suspense>
  );
