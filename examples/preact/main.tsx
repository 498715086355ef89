import { render } from 'preact';
import { SupportPage } from './SupportPage.tsx';
import '../react/page.css';

const root = document.getElementById('root');
if (root) render(<SupportPage />, root);
