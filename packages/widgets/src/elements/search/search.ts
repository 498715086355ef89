import { defineView } from '../../core/view.ts';
import { SearchView } from './SearchView.tsx';
import style from './search.css?inline';

export const { draw } = defineView(SearchView, style);
