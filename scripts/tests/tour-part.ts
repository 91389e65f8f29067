import { runTour } from '../tour/run-tour.ts';
import type { TestPart } from './test-part.ts';

/** The README's tour; each of its steps counts. */
export const tourPart: TestPart = { name: 'tour', run: () => runTour() };
