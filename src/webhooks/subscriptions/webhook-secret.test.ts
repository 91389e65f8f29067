import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sealer, SecretUnreadable } from '../../sealing/sealer.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import {
  type NewSecret,
  type WebhookSecret,
  endOfPreviousSecrets,
  firstSecret,
  openSecret,
  rotateSecret,
  signingSecrets,
  webhookSecretNeed,
  webhookSecretsTable,
} from './secrets.ts';

const FORM = /^whsec_[A-Za-z0-9+/]{43}=$/;

const sealer = new Sealer('the secret of the tests', []);

/** A subscription's secrets in memory, through the working set that decisions work on. */
class Secrets {
  readonly world = new TestWorld();
  readonly webhook = { id: 'whk_1', tenantId: this.world.tenantId };
  readonly texts: string[] = [];

  make(decide: (secrets: readonly WebhookSecret[]) => NewSecret): NewSecret {
    let made: NewSecret | undefined;
    this.world.decide(
      (loaded) => {
        made = decide(loaded.list(webhookSecretsTable, { webhookId: this.webhook.id }));
        return { effects: made.effects };
      },
      [webhookSecretNeed(this.webhook.id)],
    );
    this.texts.push(made!.text);
    return made!;
  }

  begin(): NewSecret {
    return this.make(() => firstSecret(this.webhook, this.world.context));
  }

  rotate(graceSeconds: number): NewSecret {
    return this.make((secrets) => rotateSecret(this.webhook, secrets, graceSeconds, this.world.context));
  }

  get rows(): readonly WebhookSecret[] {
    return this.world.loaded.list(webhookSecretsTable, {});
  }

  /** What signs now, in the clear. */
  get signing(): string[] {
    return signingSecrets(this.rows, this.world.now).map((row) => openSecret(sealer, row));
  }
}

describe('a secret', () => {
  it('is 32 random bytes in the form of Standard Webhooks, and a different one each time', () => {
    const texts = Array.from({ length: 50 }, () => new Secrets().begin().text);
    for (const text of texts) {
      expect(text).toMatch(FORM);
      expect(Buffer.from(text.slice(6), 'base64')).toHaveLength(32);
    }
    expect(new Set(texts).size).toBe(50);
  });

  it('is kept sealed, with the identifier of its key, and opens for its own subscription alone', () => {
    const secrets = new Secrets();
    const { text } = secrets.begin();
    const [row] = secrets.rows;
    expect(JSON.stringify(row)).not.toContain(text.slice(6, 20));
    expect(row!.sealed).toMatch(/^[0-9a-f]{12}\./);
    expect(openSecret(sealer, row!)).toBe(text);
    expect(() => openSecret(sealer, { ...row!, webhookId: 'whk_2' })).toThrow(SecretUnreadable);
    expect(() => openSecret(new Sealer('another secret', []), row!)).toThrow(SecretUnreadable);
    expect(openSecret(new Sealer('another secret', ['the secret of the tests']), row!)).toBe(text);
  });
});

describe('a rotation', () => {
  it('lets the one before sign until the end of its grace, and not at it', () => {
    const secrets = new Secrets();
    const first = secrets.begin().text;
    const { text, signing } = secrets.rotate(60);
    expect(signing.map(({ number }) => number)).toEqual([2, 1]);
    expect(secrets.signing).toEqual([text, first]);
    expect(endOfPreviousSecrets(secrets.rows, secrets.world.now)).toBe(secrets.world.now + 60_000);
    secrets.world.now += 59_999;
    expect(secrets.signing).toEqual([text, first]);
    secrets.world.now += 1;
    expect(secrets.signing).toEqual([text]);
    expect(endOfPreviousSecrets(secrets.rows, secrets.world.now)).toBeNull();
  });

  it('leaves the ones before that to their own ends, and keeps no row of one that has ended', () => {
    const secrets = new Secrets();
    const first = secrets.begin().text;
    const second = secrets.rotate(100).text;
    const third = secrets.rotate(10).text;
    expect(secrets.signing).toEqual([third, second, first]);
    secrets.world.now += 10_000;
    expect(secrets.signing).toEqual([third, first]);
    const fourth = secrets.rotate(5).text;
    expect(secrets.rows.map(({ number }) => number).sort()).toEqual([1, 3, 4]);
    expect(secrets.signing).toEqual([fourth, third, first]);
  });

  it('without grace ends all that there were, however long they would have gone on', () => {
    const secrets = new Secrets();
    secrets.begin();
    secrets.rotate(604_800);
    secrets.rotate(604_800);
    const { text } = secrets.rotate(0);
    expect(secrets.signing).toEqual([text]);
    expect(secrets.rows).toHaveLength(1);
    expect(endOfPreviousSecrets(secrets.rows, secrets.world.now)).toBeNull();
  });

  it('lets five sign at the most, of which the oldest gives way', () => {
    const secrets = new Secrets();
    secrets.begin();
    for (let turn = 0; turn < 6; turn += 1) secrets.rotate(604_800);
    expect(secrets.signing).toEqual(secrets.texts.slice(-5).reverse());
    expect(secrets.rows).toHaveLength(5);
  });

  it('always leaves the newest to sign first, and never more than five', () => {
    const steps = fc.array(fc.record({ wait: fc.nat({ max: 200 }), grace: fc.nat({ max: 200 }) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(steps, (sequence) => {
        const secrets = new Secrets();
        secrets.begin();
        const ends = new Map<string, number>();
        for (const { wait, grace } of sequence) {
          secrets.world.now += wait * 1000;
          const before = secrets.texts.at(-1)!;
          secrets.rotate(grace);
          const { now } = secrets.world;
          if (grace === 0) for (const text of secrets.texts.slice(0, -1)) ends.set(text, now);
          else ends.set(before, now + grace * 1000);
        }
        const expected = secrets.texts.filter((text) => (ends.get(text) ?? Infinity) > secrets.world.now);
        expect(secrets.signing[0]).toBe(secrets.texts.at(-1));
        expect(secrets.signing.length).toBeLessThanOrEqual(5);
        for (const text of secrets.signing) expect(expected).toContain(text);
        if (expected.length <= 5 && sequence.length < 5) expect(secrets.signing).toEqual(expected.reverse());
      }),
    );
  });
});
