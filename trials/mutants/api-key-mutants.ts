import type { PlantedMutant } from './planted-mutant.ts';

const KEYS = ['createApiKey', 'updateApiKey', 'rotateApiKey', 'revokeApiKey', 'updateTreasurySettings'];

export const API_KEY_MUTANTS: readonly PlantedMutant[] = [
  {
    id: 'revoked-key-writes-on',
    title: 'a key that another server has revoked writes on',
    file: 'src/access/admission/key-admission.ts',
    find: "if (current === undefined || !isLive(current, serverNow)) throw new ApiError('unauthenticated');",
    replace: "if (current === undefined) throw new ApiError('unauthenticated'); void isLive;",
    checks: ['key-lifecycle'],
    concerns: KEYS,
    processes: 2,
  },
  {
    id: 'narrow-key-gives-more',
    title: 'a narrow key makes a wider one',
    file: 'src/access/team/rules.ts',
    find: 'const scope = scopesHeld(terms, standing.environment).find((each) => !reach.has(each));',
    replace:
      "const scope = scopesHeld(terms, standing.environment).find((each) => !reach.has(each) && each === '');",
    checks: ['key-reach'],
    concerns: KEYS,
  },
  {
    id: 'rank-not-looked-at',
    title: 'a developer’s key makes an admin’s',
    file: 'src/access/team/rules.ts',
    find: "if (!mayGrant(standing, terms.role)) return { field: 'role', scope: null };",
    replace: '',
    checks: ['key-reach'],
    concerns: KEYS,
  },
  {
    id: 'key-above-taken-over',
    title: 'a key that may do more is rotated and changed',
    file: 'src/access/api-keys/rules.ts',
    find: 'refuseExcess(excessOfRole(standing, key), inPath);',
    replace: 'void [standing, key, inPath];',
    checks: ['key-reach'],
    concerns: KEYS,
  },
  {
    id: 'rotated-key-from-anywhere',
    title: 'a rotated key loses its allowed addresses',
    file: 'src/access/api-keys/rotate-api-key.ts',
    find: 'allowedIps === undefined ? key.allowedIps : keptAddresses(allowedIps)',
    replace: 'allowedIps === undefined ? null : keptAddresses(allowedIps)',
    checks: ['key-lifecycle', 'key-addresses'],
    concerns: KEYS,
  },
  {
    id: 'retiring-key-rotated-again',
    title: 'a key in its grace is rotated again',
    file: 'src/access/api-keys/rotate-api-key.ts',
    find: "if (keyStatus(key, serverNow) !== 'active') {",
    replace: "if (!['active', 'retiring'].includes(keyStatus(key, serverNow))) {",
    checks: ['key-lifecycle'],
    concerns: KEYS,
  },
  {
    id: 'key-gives-any-address',
    title: 'a key with addresses makes one that works from everywhere',
    file: 'src/access/team/rules.ts',
    find: 'if (inner === null) return false;',
    replace: 'if (inner === null) return true;',
    checks: ['key-reach'],
    concerns: ['createApiKey', 'updateApiKey', 'rotateApiKey'],
  },
];
