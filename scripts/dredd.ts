import { runDreddOnSandbox } from './dredd/run-dredd-on-sandbox.ts';

const { passed, failed } = await runDreddOnSandbox();
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
