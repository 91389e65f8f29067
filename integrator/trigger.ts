import { runTrigger } from './triggers/trigger-program.ts';

process.exitCode = await runTrigger(process.argv);
