import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SupportPage } from './SupportPage.tsx';
import './page.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <SupportPage />
    </StrictMode>,
  );
}
