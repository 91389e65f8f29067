import './tokens.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { cache } from './api/cache.ts';
import { applyScheme } from './parts/frame/scheme.ts';
import { router } from './routes.tsx';

applyScheme();

const place = document.getElementById('console');
if (place === null) throw new Error('The page has no place for the console');
createRoot(place).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
