import { spawn } from 'node:child_process';

/**
 * Runs a program and waits for it.
 *
 * @param program path or name of the program
 * @param args its arguments
 * @param env variables to add to this process's own
 * @returns what it wrote to its standard output
 * @throws Error with all that it wrote, where it cannot start or ends with another code than 0
 */
export function runCommand(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let complaints = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaints += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else {
        reject(
          new Error(`${program} ${args.join(' ')} ended with code ${String(code)}:\n${output}${complaints}`),
        );
      }
    });
  });
}
