import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, inject } from 'vitest';
import { fixRandomness } from './fix-randomness.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const seed = inject('seed');

fixRandomness(`${seed} ${relative(ROOT, expect.getState().testPath ?? '')}`);

// Every property of a run starts from the one seed that the run has shown.
fc.configureGlobal({ seed });
