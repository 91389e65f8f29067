import fc from 'fast-check';
import { inject } from 'vitest';

// Every property of a run starts from the one seed that the run has shown.
fc.configureGlobal({ seed: inject('propertySeed') });
