import '@fontsource-variable/anek-malayalam/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createRouter } from './app/router.tsx';

const container = document.querySelector('#root');
if (!container) throw new Error('The page has no #root');

createRoot(container).render(
  <StrictMode>
    <App router={createRouter()} />
  </StrictMode>,
);
