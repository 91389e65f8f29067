import { exactDocument } from '../../contract/exact-document.ts';
import { canonicalJson, isSameJson } from '../../json/canonical-json.ts';
import { omit } from '../../json/change-json.ts';
import { isObject, objectsAt, textAt, valueAt, type Json } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';

export const servedTables: Check = {
  name: 'served-tables',
  title:
    'The state machines, the errors and the reasons that the service lists are those of its contract, and so is the document',
  source: 'decision',
  appliesTo: named(
    'getStateMachines',
    'getErrors',
    'getReasons',
    'getContract',
    'getDocs',
    'getHealth',
    'getReadiness',
  ),
  run: async (trial) => {
    const { document } = trial.session.contract;
    const served = objectsAt(await trial.get('getStateMachines'), 'data');
    const machines = document['x-state-machines'];
    const described = isObject(machines) ? Object.entries(machines) : [];
    const names = served.map((each) => textAt(each, 'resource')).sort();
    trial.expect(
      names.join() ===
        described
          .map(([name]) => name)
          .sort()
          .join(),
      'getStateMachines',
      `it lists ${names.join()}`,
    );
    for (const machine of served) {
      const expected = valueAt(machines, textAt(machine, 'resource'));
      const isSame = isSameJson(omit(machine, 'resource'), expected);
      trial.expect(
        isSame,
        'getStateMachines',
        `the machine of ${textAt(machine, 'resource')} is not the contract's`,
      );
    }
    const sorted = (list: readonly Json[]): string =>
      list
        .map((each) => canonicalJson(each))
        .sort()
        .join('\n');
    const errors = objectsAt(await trial.get('getErrors'), 'data');
    const catalogue = objectsAt(document, 'x-error-catalogue');
    trial.expect(sorted(errors) === sorted(catalogue), 'getErrors', "it is not the contract's catalogue");
    const reasons = objectsAt(await trial.get('getReasons'), 'data');
    const known = objectsAt(document, 'x-reason-catalogue');
    trial.expect(sorted(reasons) === sorted(known), 'getReasons', "it is not the contract's catalogue");
    const again = await trial.get('getContract', { caller: null });
    const isSame = isObject(again) && isSameJson(exactDocument(again), document);
    trial.expect(isSame, 'getContract', 'it serves another document the second time');
    const docs = await trial.call('getDocs', { caller: null });
    trial.expect(/<html/i.test(docs.response?.bodyText ?? ''), 'getDocs', 'it is no page', [docs]);
    for (const id of ['getHealth', 'getReadiness']) await trial.get(id, { caller: null });
  },
};
