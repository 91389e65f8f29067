import type { RandomBytes } from '../identity/random.ts';
import { CommitPoints, NOTHING_KNOWN } from './commit-points.ts';
import type { Epochs } from './epochs.ts';
import { PointFile } from './point-file.ts';
import { RestoreWatch, type RestoreWatchDependencies } from './restore-watch.ts';

interface Parts extends Omit<RestoreWatchDependencies, 'points'> {
  /** Null for none: what this process learns ends with it. */
  readonly pointFile: string | null;
  /** A database that this process has just made is known of nothing. */
  readonly isNew: boolean;
  readonly epochs: Epochs;
  readonly elapsed: () => number;
  readonly randomBytes: RandomBytes;
}

export interface OpenRestoreWatch {
  readonly epochs: Epochs;
  readonly points: CommitPoints;
  readonly watch: RestoreWatch;
  /** For the operator, a sentence each. */
  readonly warnings: readonly string[];
  /** What is known is in the file. */
  close(): Promise<void>;
}

/** Has looked at nothing yet. */
export async function openRestoreWatch({
  pointFile,
  isNew,
  epochs,
  elapsed,
  randomBytes,
  ...watching
}: Parts): Promise<OpenRestoreWatch> {
  const file = pointFile === null ? null : new PointFile(pointFile, watching.onFault);
  const read = isNew || file === null ? { known: NOTHING_KNOWN, warning: null } : await file.read();
  const { dialect } = watching.database;
  const points = new CommitPoints(
    {
      dialect,
      randomBytes,
      elapsed,
      epoch: () => epochs.current,
      save: (known) => file?.save(known),
    },
    read.known,
  );
  return {
    epochs,
    points,
    watch: new RestoreWatch({ ...watching, points }),
    warnings: read.warning === null ? [] : [read.warning],
    close: async () => file?.idle(),
  };
}
