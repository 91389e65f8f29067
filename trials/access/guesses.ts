import { inTurns } from '../in-turns.ts';
import { TrialBrowser, type Answer } from './browser.ts';
import { newMember } from './invite.ts';
import { newPassword, signIn } from './person.ts';
import { newEmail, serverAt, type Scene } from './scene.ts';

/** So many wrong passwords are tried until a class of browsers is locked. */
const MOST_TRIED = 10;

const AT_ONCE = 20;

/** A password was tried: what is locked, or has no room, is refused before. */
function wasTried({ status }: Answer): boolean {
  return status === 200 || status === 401;
}

async function guess(
  scene: Scene,
  email: string,
  guesses: number,
  passwordOf: () => string,
): Promise<Answer[]> {
  return inTurns(AT_ONCE, guesses, (index) =>
    new TrialBrowser().sendApart(serverAt(scene, index), {
      method: 'POST',
      path: '/console/api/session',
      body: { email, password: passwordOf() },
    }),
  );
}

function faultsOfGuesses(answers: readonly Answer[]): string[] {
  const tried = answers.filter(wasTried).length;
  const strange = answers.filter((answer) => !wasTried(answer) && ![429, 503].includes(answer.status));
  return [
    ...(tried <= MOST_TRIED ? [] : [`${tried} passwords were tried`]),
    ...(answers.some(({ status }) => status === 429) ? [] : ['nobody was locked out']),
    ...strange.map(({ status, text }) => `answered ${status} ${text}`),
  ];
}

/** So many guesses lock what nobody knows. */
const LOCKING = 20;

/**
 * Many guesses from browsers that nobody knows, on all servers: ten passwords are tried, even where the last is right, as
 * many for an address that nobody has, and the owner signs in meanwhile where they have signed in before.
 */
export async function guessPasswords(scene: Scene, guesses: number): Promise<void> {
  const owner = await newMember(scene.owner, serverAt(scene, 0), 'owner');
  const first = await guess(scene, owner.email, LOCKING, newPassword);
  const [others, faults] = await Promise.all([
    guess(scene, owner.email, guesses - LOCKING, newPassword),
    signIn(serverAt(scene, 1), owner, owner.browser).then(
      () => [],
      (error: unknown) => [String(error)],
    ),
  ]);
  const answers = [...first, ...others];
  const tried = answers.filter(wasTried).length;
  scene.verdict.judge(
    'of many guesses from unknown browsers ten passwords are tried',
    faultsOfGuesses(answers),
  );
  scene.verdict.judge('the owner signs in meanwhile, in a browser that is known', faults);
  const [right] = await guess(scene, owner.email, 1, () => owner.password);
  scene.verdict.judge(
    'the right password opens no browser of those that are locked',
    right?.status === 429 ? [] : [`answered ${right?.status ?? 0}`],
  );
  const unknown = await guess(scene, newEmail(), guesses, newPassword);
  scene.verdict.judge('an address that nobody has is locked like any other', [
    ...faultsOfGuesses(unknown),
    ...(unknown.filter(wasTried).length === tried ? [] : ['another number of passwords is tried for it']),
  ]);
  scene.verdict.say(`  ${guesses} guesses from unknown browsers: ${tried} passwords were tried`);
}
