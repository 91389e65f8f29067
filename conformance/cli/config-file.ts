import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { isObject, parseJson, type Json, type JsonObject } from '../json/json.ts';

const FLAG = '--config';

function pathIn(argv: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const at = argv.findIndex((word) => word === FLAG || word.startsWith(`${FLAG}=`));
  if (at < 0) return env['CORRIDOR_CONFORMANCE_CONFIG'];
  return argv[at] === FLAG ? argv[at + 1] : argv[at]?.slice(FLAG.length + 1);
}

function readFile(path: string): JsonObject {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`The configuration file ${path} cannot be read`);
  }
  const content = parseJson(text);
  if (!isObject(content)) throw new Error(`The configuration file ${path} holds no JSON object`);
  return content;
}

function wordsOf(flag: string, value: Json, path: string): string[] {
  if (value === true) return [flag];
  if (value === false) return [];
  if (Array.isArray(value)) return value.flatMap((each: Json) => wordsOf(flag, each, path));
  if (typeof value === 'string' || typeof value === 'number') return [flag, String(value)];
  throw new Error(
    `The configuration file ${path} gives ${flag.slice(2)} neither text, number, list nor switch`,
  );
}

/**
 * The arguments of a command with what its configuration file adds: options by their names without the dashes. What stands on the
 * command line or in the environment wins.
 * @param all the command that takes every option
 * @param command the one that is run, which may take fewer
 * @throws Error if the file cannot be read, or has what is no option
 */
export function withConfigFile(
  { all, command }: { readonly all: Command; readonly command: Command },
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): string[] {
  const path = pathIn(argv, env);
  if (path === undefined) return [...argv];
  const added = Object.entries(readFile(path)).flatMap(([name, value]) => {
    const flag = `--${name}`;
    if (!all.options.some(({ long }) => long === flag))
      throw new Error(`The configuration file ${path} has "${name}", which is no option`);
    const option = command.options.find(({ long }) => long === flag);
    const isSaid =
      argv.some((word) => word === flag || word.startsWith(`${flag}=`)) ||
      (option?.envVar !== undefined && env[option.envVar] !== undefined);
    return option === undefined || isSaid ? [] : wordsOf(flag, value, path);
  });
  return [...argv, ...added];
}
