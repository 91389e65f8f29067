import { runTour } from '../tour/run-tour.ts';
import type { TestPart } from './test-part.ts';

export const tourPart: TestPart = { name: 'tour', run: () => runTour() };
