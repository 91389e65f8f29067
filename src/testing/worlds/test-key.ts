import { keyActor } from '../../actor.ts';

/** The key that acts where a test goes around the edge and does not care who does. */
export const TEST_KEY = keyActor('key_test');
