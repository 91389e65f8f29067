/**
 * The server as main.ts starts it, with a stand-in connected in its composition root (connect-stand-in.ts says by which
 * variables).
 */
import { runServer } from '../../run-server.ts';
import { connectStandInOf } from './connect-stand-in.ts';

await runServer(connectStandInOf(process.env));
