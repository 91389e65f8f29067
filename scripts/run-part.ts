import { AFTER_TESTS, BESIDE } from './tests/test-parts.ts';

// One part of npm test by its name, for the process that counts them all.
const part = [...BESIDE, ...AFTER_TESTS].find(({ name }) => name === process.argv[2]);
if (part === undefined) throw new Error(`There is no part called ${String(process.argv[2])}.`);
const result = await part.run();
if (process.send === undefined) console.log(`${result.passed} passed, ${result.failed} failed`);
// The part has been counted; nothing waits for what it left running.
else process.send(result, () => process.exit());
