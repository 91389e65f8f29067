import { runTour } from './tour/run-tour.ts';

const { passed, failed } = await runTour();
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
