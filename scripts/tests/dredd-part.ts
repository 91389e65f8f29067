import { runDreddOnSandbox } from '../dredd/run-dredd-on-sandbox.ts';
import type { TestPart } from './test-part.ts';

export const dreddPart: TestPart = { name: 'dredd', run: () => runDreddOnSandbox() };
