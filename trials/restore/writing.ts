import { change, readList } from '../client/tenant-client.ts';
import { payoutAttempt, prepareTenant, type TenantWorld } from '../client/tenant-world.ts';
import { createTenant } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';

/** A server that writes, one payout after the other. */
export class Writing {
  readonly world: TenantWorld;
  readonly #server: ServerProcess;
  #count = 0;

  private constructor(server: ServerProcess, world: TenantWorld) {
    this.#server = server;
    this.world = world;
  }

  static async begin(databaseUrl: string): Promise<Writing> {
    const server = await ServerProcess.start({ databaseUrl });
    const account = await createTenant(databaseUrl, 'Backup Pty Ltd');
    return new Writing(server, await prepareTenant(server.url, account, '1000000.00'));
  }

  /** Answers what was answered. */
  async write(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let left = count; left > 0; left -= 1) {
      this.#count += 1;
      ids.push(await payTo(this.#server.url, this.world, `written-${this.#count}`));
    }
    return ids;
  }

  /** Writes until something has ended; answers its outcome. */
  async during<Outcome>(act: Promise<Outcome>): Promise<Outcome> {
    const over = new AbortController();
    const outcome = act.finally(() => {
      over.abort();
    });
    // What went wrong is told in the end.
    outcome.catch(() => undefined);
    while (!over.signal.aborted) await this.write(1);
    return outcome;
  }

  async end(): Promise<void> {
    await this.#server.kill();
  }
}

async function payTo(url: string, { account, beneficiaryId }: TenantWorld, key: string): Promise<string> {
  return (await change(url, payoutAttempt(account, key, beneficiaryId, '1.00'))).id;
}

/** What came back, by a server that goes on from there. */
export async function judgeRestored(
  databaseUrl: string,
  world: TenantWorld,
  { kept, lost }: { readonly kept: readonly string[]; readonly lost: readonly string[] },
  verdict: Verdict,
  where: string,
): Promise<void> {
  const server = await ServerProcess.start({ databaseUrl });
  try {
    const payouts = await readList(server.url, world.account.secretKey, '/v1/treasury/payouts');
    const there = new Set(payouts.map(({ id }) => id));
    verdict.judge(
      'what was answered before is there',
      kept.filter((id) => !there.has(id)),
      where,
    );
    verdict.judge(
      'nothing that came after the time is there',
      lost.filter((id) => there.has(id)),
      where,
    );
    await payTo(server.url, world, 'after-the-restore');
    verdict.judge('a server goes on from there', [], where);
    verdict.say(`${where}: ${kept.length} payouts before, ${payouts.length} there`);
  } finally {
    await server.kill();
  }
}
