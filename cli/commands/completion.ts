import { Argument, Command } from 'commander';
import { print } from '../output/print.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

type Shell = (typeof SHELLS)[number];

interface Words {
  /** The words before, such as `corridor payouts`. */
  readonly after: string;
  readonly words: readonly string[];
}

/** What can stand after each command. */
function wordsOf(command: Command, before = ''): Words[] {
  const after = `${before} ${command.name()}`.trim();
  const options = command.options.flatMap(({ long }) => (long == null ? [] : [long]));
  const commands = command.commands.map((each) => each.name());
  return [
    { after, words: [...commands, ...options, '--help'] },
    ...command.commands.flatMap((each) => wordsOf(each, after)),
  ];
}

function inBash(all: readonly Words[]): string {
  const cases = all.map(({ after, words }) => `    '${after}') words='${words.join(' ')}' ;;`);
  return `_corridor() {
  local path="\${COMP_WORDS[0]##*/}" word words=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) path="$path $word" ;; esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _corridor corridor`;
}

function inFish(all: readonly Words[]): string {
  return all
    .flatMap(({ after, words }) => {
      const [, ...path] = after.split(' ');
      const condition =
        path.length === 0
          ? '__fish_use_subcommand'
          : path.map((word) => `__fish_seen_subcommand_from ${word}`).join('; and ');
      return words.map((word) => {
        const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-f -a ${word}`;
        return `complete -c corridor -n '${condition}' ${what}`;
      });
    })
    .join('\n');
}

/** @param program whose words are completed */
export function completionCommand(program: Command): Command {
  const write = (shell: Shell): void => {
    const all = wordsOf(program);
    if (shell === 'fish') print(inFish(all));
    else if (shell === 'bash') print(inBash(all));
    else print(`autoload -U +X bashcompinit && bashcompinit\n${inBash(all)}`);
  };
  return new Command('completion')
    .description('Write a script that completes commands: source <(corridor completion bash)')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action(write);
}
