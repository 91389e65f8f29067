import { addr, Transaction } from 'micro-eth-signer';
import { type Anvil, RICH, RICH_KEY } from '../../src/testing/chain/anvil.ts';
import type { TestToken } from '../../src/testing/chain/test-token.ts';

/** `transfer(address,uint256)` */
const TRANSFER = '0xa9059cbb';

const word = (hex: string): string => hex.padStart(64, '0');

interface Sent {
  readonly hash: string;
  readonly raw: string;
}

/** Somebody else's wallet, which sends again what a reorganisation or a crash has taken out of its block. */
export class ChainPayer {
  readonly #chain: Anvil;
  readonly #token: TestToken;
  readonly #chainId: bigint;
  #nonce: number;
  readonly #sent: Sent[] = [];

  private constructor(chain: Anvil, token: TestToken, chainId: bigint, nonce: number) {
    this.#chain = chain;
    this.#token = token;
    this.#chainId = chainId;
    this.#nonce = nonce;
  }

  /** After everything that the wallet sent before is in a block. */
  static async open(chain: Anvil, token: TestToken, chainId: bigint): Promise<ChainPayer> {
    const nonce = Number(await chain.call('eth_getTransactionCount', RICH, 'latest'));
    return new ChainPayer(chain, token, chainId, nonce);
  }

  async pay(to: string, value: bigint): Promise<void> {
    const prepared = Transaction.prepare(
      {
        type: 'eip1559',
        chainId: this.#chainId,
        nonce: BigInt(this.#nonce),
        to: addr.addChecksum(this.#token.address),
        data: `${TRANSFER}${word(to.slice(2).toLowerCase())}${word(value.toString(16))}`,
        value: 0n,
        gasLimit: 100_000n,
        maxFeePerGas: 100_000_000_000n,
        maxPriorityFeePerGas: 1_000_000_000n,
      },
      false,
    ).signBy(RICH_KEY, false);
    const signed = { hash: `0x${prepared.hash.replace(/^0x/, '')}`, raw: prepared.toHex() };
    this.#nonce += 1;
    this.#sent.push(signed);
    await this.#send(signed);
  }

  /** Whether all of it is known to the node; what is not was sent again. */
  async hasArrived(): Promise<boolean> {
    const missing: Sent[] = [];
    for (const each of this.#sent) if (!(await this.#isKnown(each))) missing.push(each);
    for (const each of missing) await this.#send(each);
    return missing.length === 0;
  }

  /** Not to a node that is away. */
  async #isKnown({ hash }: Sent): Promise<boolean> {
    return (await this.#chain.call('eth_getTransactionByHash', hash).catch(() => null)) !== null;
  }

  /** Again by the next look, if the node is away. */
  async #send({ raw }: Sent): Promise<void> {
    await this.#chain.call('eth_sendRawTransaction', raw).catch(() => undefined);
  }
}
