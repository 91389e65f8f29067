import type { ErrorComponentProps } from '@tanstack/react-router';
import parts from '../parts/frame/parts.module.css';

/** A page that could not be drawn. What stands around it still works. */
export function Broken({ error }: ErrorComponentProps) {
  return (
    <div className={parts.failure} role="alert">
      <h1>This page could not be drawn</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className={parts.button} onClick={() => location.reload()}>
        Load it again
      </button>
    </div>
  );
}
