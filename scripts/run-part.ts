import { BESIDE } from './tests/test-parts.ts';

// One part of npm test by its name, for the process that counts them all.
const part = BESIDE.find(({ name }) => name === process.argv[2]);
if (part === undefined) throw new Error(`There is no part called ${String(process.argv[2])}.`);
const result = await part.run();
process.send?.(result);
process.disconnect();
