/**
 * The stand-in as a process of its own: `STAND_IN_PORT` (0 takes any that is free), `STAND_IN_SEED` and `STAND_IN_SECRET`
 * say what it is started with, and its first line where it listens.
 */
import { serveStandIn } from './serve-stand-in.ts';

const {
  STAND_IN_PORT: port = '0',
  STAND_IN_SEED: seed = 'stand-in',
  STAND_IN_SECRET: secret = '',
} = process.env;
const { url } = await serveStandIn({ seed, secret, port: Number(port) });
process.stdout.write(`${JSON.stringify({ url, msg: 'listening' })}\n`);
process.once('SIGTERM', () => process.exit());
