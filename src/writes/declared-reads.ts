import type { Moment } from '../clock.ts';
import { balancesTable, walletsTable } from '../ledger/wallet.ts';
import { tenantsTable, type TenantHead } from './tenant.ts';
import type { WorkingSet } from './working-set.ts';
import { need, type Loaded, type Need, type Write } from './write.ts';

/** The rows of a tenant's head, which every write of the tenant may ask for. */
function headNeeds(tenantId: string): Need[] {
  return [
    need(tenantsTable, { id: tenantId }),
    need(balancesTable, { tenantId }),
    need(walletsTable, { tenantId }),
  ];
}

/**
 * What one write names, in a group's working set: asked once to load it, and again when it is the write's turn, with
 * the head as the writes before it have left it.
 */
export class DeclaredReads {
  readonly #write: Write<unknown>;
  readonly #set: WorkingSet;
  readonly #ofHead: readonly Need[];
  /** What the group has loaded for the write. */
  #loaded: readonly Need[] = [];

  constructor(write: Write<unknown>, set: WorkingSet) {
    this.#write = write;
    this.#set = set;
    this.#ofHead = headNeeds(write.tenantId);
  }

  /** What the write names by its head alone; to be loaded before anything else is asked. */
  first(head: TenantHead, serverNow: Moment): readonly Need[] {
    return (this.#loaded = this.#tell(() => this.#write.needs(head, serverNow)));
  }

  /** What only the rows of the first needs can name; to be loaded too. */
  further(head: TenantHead): readonly Need[] {
    const further = this.#tell(() => this.#further(this.#loaded, head));
    this.#loaded = [...this.#loaded, ...further];
    return further;
  }

  // A write before this one may leave a head with which the needs can be told: a fault counts when it is the write's turn.
  #tell(ask: () => readonly Need[]): readonly Need[] {
    try {
      return ask();
    } catch {
      return [];
    }
  }

  #further(first: readonly Need[], head: TenantHead): readonly Need[] {
    return this.#write.furtherNeeds?.(this.#view(first), head) ?? [];
  }

  #view(needs: readonly Need[]): Loaded {
    return this.#set.viewOf(this.#write.tenantId, [...this.#ofHead, ...needs]);
  }

  /** What the write's decision may see now; undefined where it names rows by now that were not loaded. */
  now(head: TenantHead, serverNow: Moment): Loaded | undefined {
    const first = this.#write.needs(head, serverNow);
    if (!this.#hold(first, 0)) return undefined;
    const further = this.#further(first, head);
    return this.#hold(further, first.length) ? this.#view([...first, ...further]) : undefined;
  }

  /** Whether all of that is in the working set; what is named where it was named to be loaded is not looked up again. */
  #hold(needs: readonly Need[], offset: number): boolean {
    return needs.every((each, index) => isSame(each, this.#loaded[offset + index]) || this.#set.holds(each));
  }
}

function isSame(one: Need, other: Need | undefined): boolean {
  if (one.table !== other?.table) return false;
  const fields = Object.keys(one.match);
  return (
    fields.length === Object.keys(other.match).length &&
    fields.every((field) => one.match[field] === other.match[field])
  );
}
