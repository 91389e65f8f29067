import parts from '../frame/parts.module.css';
import { PartFailed } from '../frame/states.tsx';
import css from './list-page.module.css';

interface ShowMoreProps {
  readonly query: {
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** What is below the last row: the way on, or why there is none. */
export function ShowMore({
  query: { error, hasNextPage, isFetchingNextPage, fetchNextPage },
}: ShowMoreProps) {
  if (error !== null) return <PartFailed error={error} retry={() => void fetchNextPage()} />;
  if (!hasNextPage) return null;
  return (
    <div className={css.further}>
      <button
        type="button"
        className={parts.button}
        disabled={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {isFetchingNextPage ? 'Loading' : 'Show more'}
      </button>
    </div>
  );
}
