import { QueryClient } from '@tanstack/react-query';
import { Failure } from './failure.ts';

const MOST_RETRIES = 2;

/** Of a refusal, only one that may change by itself is worth asking again. */
const isPassing = (error: Error): boolean =>
  !(error instanceof Failure) || error.status === 0 || error.status >= 500;

export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) => count < MOST_RETRIES && isPassing(error),
      retryDelay: (count) => 500 * 2 ** count,
    },
  },
});
