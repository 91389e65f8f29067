import { DownloadIcon } from '@primer/octicons-react';
import { useState } from 'react';
import { downloadAs } from '../../api/download.ts';
import { Failure } from '../../api/failure.ts';
import parts from '../frame/parts.module.css';

/** @param path what answers CSV, with its query */
export function CsvButton({ path, name }: { readonly path: string; readonly name: string }) {
  const [failure, setFailure] = useState<Failure>();
  const [isLoading, setIsLoading] = useState(false);
  const load = async () => {
    if (isLoading) return;
    setIsLoading(true);
    setFailure(undefined);
    try {
      await downloadAs(path, 'text/csv', name);
    } catch (error) {
      setFailure(error instanceof Failure ? error : new Failure(undefined, { message: String(error) }));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <button type="button" className={parts.button} aria-disabled={isLoading} onClick={() => void load()}>
        <DownloadIcon /> {isLoading ? 'Loading' : 'CSV'}
      </button>
      {failure !== undefined && <span role="alert">{failure.message}</span>}
    </>
  );
}
