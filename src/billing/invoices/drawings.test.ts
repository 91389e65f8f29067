import { beforeEach, describe, expect, it } from 'vitest';
import { SELLER, exampleInvoice } from '../../testing/worlds/example-invoice.ts';
import { type Draw, Drawings } from './drawings.ts';
import type { Invoice } from './table.ts';

const PARTIES = { seller: SELLER, buyerName: 'Buyer Pty Ltd' };

describe('PDFs of invoices', () => {
  let drawn: string[];
  let drawings: Drawings;

  const draw: Draw = (tenantId, { invoice }) => {
    drawn.push(`${tenantId} ${invoice.id} ${invoice.version}`);
    return Promise.resolve(new Uint8Array(100));
  };

  const ask = (given: Partial<Invoice> = {}, parties = PARTIES): Promise<Uint8Array | undefined> => {
    const whole = exampleInvoice([], { id: 'bil_1', tenantId: 'acct_1', version: 2, ...given });
    return drawings.of({ invoice: whole.invoice, parties, readWhole: () => Promise.resolve(whole) });
  };

  beforeEach(() => {
    drawn = [];
    drawings = new Drawings(draw, 250);
  });

  it('are drawn once for each version of an invoice that is no draft', async () => {
    const first = await ask({ status: 'issued' });
    expect(await ask({ status: 'issued' })).toBe(first);
    await ask({ status: 'settled', version: 3 });
    await ask({ status: 'issued' });
    expect(drawn).toEqual(['acct_1 bil_1 2', 'acct_1 bil_1 3']);
  });

  it('are drawn anew for a draft, and for a name that has changed', async () => {
    await ask({ status: 'draft' });
    await ask({ status: 'draft' });
    await ask({ status: 'issued' });
    await ask({ status: 'issued' }, { ...PARTIES, buyerName: 'Renamed Pty Ltd' });
    expect(drawn).toHaveLength(4);
  });

  it('are drawn once for all who ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => ask({ status: 'draft' })));
    expect(new Set(all).size).toBe(1);
    expect(drawn).toHaveLength(1);
  });

  it('are kept up to so many bytes, those that were asked for last', async () => {
    for (const id of ['bil_1', 'bil_2', 'bil_1', 'bil_3', 'bil_1', 'bil_2']) await ask({ id });
    expect(drawn).toEqual(['acct_1 bil_1 2', 'acct_1 bil_2 2', 'acct_1 bil_3 2', 'acct_1 bil_2 2']);
  });

  it('that failed are drawn again', async () => {
    const failing = new Drawings(() => Promise.reject(new Error('no ink')));
    const { invoice } = exampleInvoice([]);
    const asked = { invoice, parties: PARTIES, readWhole: () => Promise.resolve(exampleInvoice([])) };
    await expect(failing.of(asked)).rejects.toThrow('no ink');
    await expect(failing.of(asked)).rejects.toThrow('no ink');
  });

  it('are not kept under a version that changed while the lines were read', async () => {
    const whole = exampleInvoice([], { version: 2 });
    const later = exampleInvoice([], { version: 3 });
    const asked = { invoice: whole.invoice, parties: PARTIES, readWhole: () => Promise.resolve(later) };
    await drawings.of(asked);
    await drawings.of(asked);
    expect(drawn).toHaveLength(2);
    const gone = { ...asked, readWhole: () => Promise.resolve(undefined) };
    expect(await drawings.of(gone)).toBeUndefined();
  });
});
