import { recordDurations } from './tests/durations.ts';
import { runBeside } from './tests/run-beside.ts';
import { AFTER_TESTS, BESIDE } from './tests/test-parts.ts';
import type { PartResult, TestPart } from './tests/test-part.ts';
import { vitestPart } from './tests/vitest-part.ts';

// With arguments, only the tests beside the code that they select: npm test -- src/money
const selection = process.argv.slice(2);

const [after, beside] = [AFTER_TESTS.values(), BESIDE.values()];

let passed = 0;
let failed = 0;
const failures: string[] = [];
const seconds: Record<string, number> = {};

/** Counts what a part came to. One that cannot run is a failure like any other, and the parts after it still have their turn. */
async function count(name: string, run: () => Promise<PartResult>): Promise<void> {
  const startedAt = performance.now();
  const result = await run().catch((error: unknown) => {
    console.error(`${name} could not run:`, error);
    return { passed: 0, failed: 1, failures: [String(error)] } satisfies PartResult;
  });
  const took = Math.round((performance.now() - startedAt) / 1000);
  seconds[name] = took;
  console.log(`\n${name}: ${result.passed} passed, ${result.failed} failed, in ${took} s\n`);
  passed += result.passed;
  failed += result.failed;
  if (result.failed === 0) return;
  const named: readonly string[] = result.failures ?? [];
  failures.push(`${name}, ${result.failed} failed${named.map((each) => `\n  ${each}`).join('')}`);
}

async function takeTurns(waiting: Iterable<TestPart>): Promise<void> {
  for (const { name } of waiting) await count(name, () => runBeside(name));
}

async function runOwn(): Promise<void> {
  const own = vitestPart(selection);
  await count(own.name, () => own.run());
}

if (selection.length > 0) await runOwn();
else {
  // The parts wait for processes that they start more than they reckon: one of them beside the workers of vitest leaves no
  // core idle, and two share what the workers leave.
  const own = async (): Promise<void> => {
    await runOwn();
    await takeTurns(after);
    await takeTurns(beside);
  };
  await Promise.all([own(), takeTurns(beside)]);
  await recordDurations(seconds);
}
if (passed + failed === 0) console.error('No test ran.');
// Whoever sees the end of the output alone sees what to look at.
for (const failure of failures) console.log(failure);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
