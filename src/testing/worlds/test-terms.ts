import { firstTerms, type ConfigurationTerms } from '../../treasury/policy/table.ts';

type TermsChange = {
  readonly [Part in Exclude<keyof ConfigurationTerms, 'defaultRoutePair'>]?: Partial<
    ConfigurationTerms[Part]
  >;
};

/** The terms of a new tenant with some of them changed, part by part. */
export function testTerms(change: TermsChange = {}): ConfigurationTerms {
  const first = firstTerms();
  return {
    ...first,
    limits: { ...first.limits, ...change.limits },
    capabilities: { ...first.capabilities, ...change.capabilities },
    returns: { ...first.returns, ...change.returns },
    accounting: { ...first.accounting, ...change.accounting },
    recovery: { ...first.recovery, ...change.recovery },
    pricing: { ...first.pricing, ...change.pricing },
    identity: { ...first.identity, ...change.identity },
    settlement: { ...first.settlement, ...change.settlement },
  };
}
