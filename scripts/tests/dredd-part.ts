import { runDreddOnSandbox } from '../dredd/run-dredd-on-sandbox.ts';
import type { TestPart } from './test-part.ts';

/** Dredd over every documented answer; each of them counts. */
export const dreddPart: TestPart = { name: 'dredd', run: () => runDreddOnSandbox() };
