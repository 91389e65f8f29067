import { createContract } from 'micro-eth-signer/abi.js';
import { type Anvil, RICH } from './anvil.ts';
import compiled from './test-token.json' with { type: 'json' };

/** How its transfers misbehave, as `test-token.sol` counts. */
export const MANNERS = { proper: 0, returnsNothing: 1, returnsFalse: 2, keepsOnePerCent: 3 } as const;

type Encoder = Readonly<Record<string, { readonly encodeInput: (input: unknown) => Uint8Array }>>;

const CONTRACT = createContract(compiled.abi as never) as unknown as Encoder;

function encode(name: string, input: unknown): string {
  return `0x${Buffer.from(CONTRACT[name]!.encodeInput(input)).toString('hex')}`;
}

/** What the constructor is given: a name, at an offset, and decimals. */
function constructorWords(name: string, decimals: number): string {
  const word = (value: number): string => value.toString(16).padStart(64, '0');
  const text = Buffer.from(name).toString('hex').padEnd(64, '0');
  return word(64) + word(decimals) + word(name.length) + text;
}

/** A token whose owner a test is. */
export class TestToken {
  readonly address: string;
  readonly #chain: Anvil;

  private constructor(address: string, chain: Anvil) {
    this.address = address;
    this.#chain = chain;
  }

  static async deploy(chain: Anvil, name: string, decimals = 6): Promise<TestToken> {
    const hash = await chain.send(undefined, compiled.bytecode + constructorWords(name, decimals));
    await chain.mine();
    const receipt = (await chain.call('eth_getTransactionReceipt', hash)) as { contractAddress: string };
    return new TestToken(receipt.contractAddress.toLowerCase(), chain);
  }

  /** New coins, waiting for a block. */
  mint(to: string, value: bigint): Promise<string> {
    return this.#chain.send(this.address, encode('mint', { to: to.toLowerCase(), value }));
  }

  transfer(to: string, value: bigint, from = RICH): Promise<string> {
    return this.#chain.send(this.address, encode('transfer', { to: to.toLowerCase(), value }), from);
  }

  transferTwice(to: string, first: bigint, second: bigint): Promise<string> {
    return this.#chain.send(this.address, encode('transferTwice', { to: to.toLowerCase(), first, second }));
  }

  transferToAll(to: readonly string[], value: bigint): Promise<string> {
    const input = { to: to.map((each) => each.toLowerCase()), value };
    return this.#chain.send(this.address, encode('transferToAll', input));
  }

  async behave(manner: keyof typeof MANNERS): Promise<void> {
    await this.#chain.send(this.address, encode('setManner', BigInt(MANNERS[manner])));
    await this.#chain.mine();
  }

  async bar(who: string, isBarred = true): Promise<void> {
    await this.#chain.send(this.address, encode('bar', { who: who.toLowerCase(), isBarred }));
    await this.#chain.mine();
  }

  async balance(owner: string): Promise<bigint> {
    const data = encode('balanceOf', owner.toLowerCase());
    return BigInt(String(await this.#chain.call('eth_call', { to: this.address, data }, 'latest')));
  }
}
