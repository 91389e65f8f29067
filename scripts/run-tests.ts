import { conformancePart } from './tests/conformance-part.ts';
import { dreddPart } from './tests/dredd-part.ts';
import { trialParts } from './tests/trial-parts.ts';
import type { PartResult, TestPart } from './tests/test-part.ts';
import { tourPart } from './tests/tour-part.ts';
import { vitestPart } from './tests/vitest-part.ts';

// With arguments, only the tests beside the code that they select: npm test -- src/money
const selection = process.argv.slice(2);
const parts: readonly TestPart[] =
  selection.length > 0
    ? [vitestPart(selection)]
    : [vitestPart([]), tourPart, dreddPart, conformancePart, ...trialParts];

/** Runs a part; one that cannot run is a failure like any other, and the parts after it still have their turn. */
async function runPart(part: TestPart): Promise<PartResult> {
  try {
    return await part.run();
  } catch (error) {
    console.error(`${part.name} could not run:`, error);
    return { passed: 0, failed: 1 };
  }
}

let passed = 0;
let failed = 0;
for (const part of parts) {
  const startedAt = performance.now();
  const result = await runPart(part);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`\n${part.name}: ${result.passed} passed, ${result.failed} failed, in ${seconds} s\n`);
  passed += result.passed;
  failed += result.failed;
}
if (passed + failed === 0) console.error('No test ran.');
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
