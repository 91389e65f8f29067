import { NETWORKS } from '../../../generated/assets.ts';
import { TEST_KEY } from './test-key.ts';
import type { Actor } from '../../identity/actor.ts';
import { createProjections } from '../../capabilities.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { Table } from '../../db/statements/table.ts';
import type { NewId } from '../../identity/ids.ts';
import { adjust } from '../../ledger/movement-effect.ts';
import { movementsTable, type Movement } from '../../ledger/movement.ts';
import { postingsTable, type Posting } from '../../ledger/posting.ts';
import {
  balancesTable,
  newBalance,
  newWallet,
  tenantNow,
  walletsTable,
  type Balance,
} from '../../ledger/wallet.ts';
import type { Asset } from '../../money/amount.ts';
import { configurationsTable, firstTerms, type ConfigurationTerms } from '../../treasury/policy/table.ts';
import type { ConnectedProviders, ProviderFacts } from '../../outbox/provider-facts.ts';
import { absentProviderFacts } from '../../provider-seam/port/absent-facts.ts';
import { systemBytes } from '../../identity/random.ts';
import { Sealer } from '../../sealing/sealer.ts';
import { firstSettings, treasurySettingsTable } from '../../treasury/policy/table.ts';
import { DeclaredReads, type Asked } from '../../writes/declared-reads.ts';
import { headNeeds } from '../../writes/heads.ts';
import { tenantsTable, type Tenant, type TenantHead } from '../../writes/tenant.ts';
import { WorkingSet } from '../../writes/working-set.ts';
import type { Decision, DecisionContext, Effect, Loaded, Need, Write } from '../../writes/write.ts';

/** What a test fixes of its world. */
export interface WorldOptions {
  readonly terms?: ConfigurationTerms;
  readonly providers?: Partial<ProviderFacts>;
  readonly now?: Moment;
  /** What the tenant can spend, in cents. */
  readonly availableMinor?: bigint;
}

/** Every provider, for every network. */
const ALL_CONNECTED: ConnectedProviders = {
  bank: true,
  networks: NETWORKS,
  exchange: true,
  identity: true,
};

const ASSETS = ['AUD', 'USDC', 'USDT'] as const satisfies readonly Asset[];

/**
 * One tenant in memory, without a database: decisions run on the rows that a group of writes would have loaded, and
 * their effects are applied as a group applies them, through the ledger.
 */
export class TestWorld {
  readonly tenantId: string = 'acct_test';
  /** The tenant's clock, which is the server's too. */
  now: Moment;
  /** Who acts. */
  actor: Actor = TEST_KEY;
  readonly #providers: ProviderFacts;
  readonly #sealer = new Sealer('the secret of the tests', []);
  readonly #set = new WorkingSet(createProjections());
  #lastId = 0;

  constructor(options: WorldOptions = {}) {
    const { terms = firstTerms(), now = Date.UTC(2026, 2, 4, 5), availableMinor = 0n } = options;
    this.now = now;
    this.#providers = { ...absentProviderFacts(), connected: ALL_CONNECTED, ...options.providers };
    const { tenantId } = this;
    const configurationId = 'cfg_test';
    const tenant = { id: tenantId, name: 'Test Pty Ltd', configurationId, createdAt: now };
    this.add<Tenant>(tenantsTable, {
      ...tenant,
      status: 'active',
      developerFeeVersion: 0,
      webhookCount: 0,
      webhookVersion: 0,
    });
    this.add(walletsTable, newWallet(tenantId));
    for (const asset of ASSETS) this.add(balancesTable, newBalance(tenantId, asset));
    this.add(treasurySettingsTable, firstSettings(tenantId, now, this.actor));
    this.add(configurationsTable, {
      id: configurationId,
      tenantId,
      version: 1,
      effectiveAt: now,
      createdAt: now,
      createdBy: 'test',
      actor: this.actor,
      reason: 'test',
      terms,
    });
    if (availableMinor !== 0n) this.adjust(availableMinor);
  }

  /** Puts a row into the world as if it had been loaded. */
  add<Row extends object>(table: Table<Row>, row: Row): void {
    this.#set.add(table, [row]);
  }

  readonly newId: NewId = (prefix) => `${prefix}_${(this.#lastId += 1).toString().padStart(26, '0')}`;

  /** Everything of the tenant's, for tests to look at. */
  get loaded(): Loaded {
    const all = <Row extends object>(table: Table<Row>): Loaded =>
      this.#set.viewOf(this.tenantId, [{ table: table as never, match: { tenantId: this.tenantId } }]);
    return {
      find: (table, match) => all(table).find(table, match),
      list: (table, match) => all(table).list(table, match),
    };
  }

  /** What decisions are made under, as it stands now. */
  get context(): DecisionContext {
    const { now: serverNow, newId } = this;
    const head = this.#head();
    return {
      head,
      now: tenantNow(head.wallet, serverNow),
      serverNow,
      newId,
      randomBytes: systemBytes,
      providers: this.#providers,
      platformName: 'Corridor',
      actor: this.actor,
      request: null,
      sealer: this.#sealer,
    };
  }

  #head(): TenantHead {
    const tenant = this.loaded.find(tenantsTable, {});
    const wallet = this.loaded.find(walletsTable, {});
    if (tenant === undefined || wallet === undefined) throw new Error('The world has lost its tenant');
    const [AUD, USDC, USDT] = ASSETS.map((asset) => this.balanceOf(asset)) as [Balance, Balance, Balance];
    return { tenant, wallet, balances: { AUD, USDC, USDT } };
  }

  /**
   * Makes a decision that sees the head and what is named, and applies its effects, all or none; answers the decision.
   * @throws NotLoaded where it asks for more
   */
  decide<Decided extends { readonly effects: readonly Effect[] }>(
    decide: (loaded: Loaded, context: DecisionContext) => Decided,
    named: readonly Need[] = [],
  ): Decided {
    const loaded = this.#set.viewOf(this.tenantId, [...headNeeds(this.tenantId), ...named]);
    const { context } = this;
    const decision = decide(loaded, context);
    this.#set.apply(this.tenantId, decision.effects, context.now);
    return decision;
  }

  /**
   * Runs a write as a group does: it sees what it names itself.
   * @throws NotLoaded where it asks for more
   */
  run<Reply>(write: Write<Reply>): Decision<Reply> {
    const reads = new DeclaredReads(this.#set);
    const asked: Asked = { write, head: this.#head() };
    reads.first(asked, this.now);
    reads.further(asked);
    const loaded = reads.now(asked, this.now);
    if (loaded === undefined) throw new Error('The needs of a write are no function of what they are given');
    const { context } = this;
    const decision = write.decide(loaded, context);
    this.#set.apply(this.tenantId, decision.effects, context.now);
    return decision;
  }

  /** Moves what is available, in minor units, as the operator would. */
  adjust(minor: bigint, asset: Asset = 'AUD'): void {
    this.decide((_loaded, { newId }) => {
      const movementId = newId('mov');
      const cause = { movementId, reference: movementId, externalReference: movementId, reason: 'test' };
      return { effects: [adjust(cause, asset, minor, 'adjustments')] };
    });
  }

  balanceOf(asset: Asset): Balance {
    const balance = this.loaded.find(balancesTable, { asset });
    if (balance === undefined) throw new Error(`The world has no balance in ${asset}`);
    return balance;
  }

  /** The tenant's movements, oldest first. */
  get movements(): readonly Movement[] {
    return this.loaded.list(movementsTable, {});
  }

  get postings(): readonly Posting[] {
    return this.loaded.list(postingsTable, {});
  }
}
