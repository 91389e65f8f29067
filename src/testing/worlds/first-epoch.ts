import { Epochs } from '../../epochs/epochs.ts';

/** Of a service that was never restored. */
export const firstEpoch = new Epochs([], () => Promise.resolve([]));
