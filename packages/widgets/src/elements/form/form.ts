import { defineView } from '../../core/view.ts';
import { FormView } from './FormView.tsx';
import style from './form.css?inline';

export const { draw } = defineView(FormView, style);
