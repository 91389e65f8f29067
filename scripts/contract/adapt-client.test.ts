import { describe, expect, it } from 'vitest';
import { adaptClient } from './adapt-client.ts';

describe('adaptClient', () => {
  it('drops imports that api.ts does not use, and keeps the rest', () => {
    const source = `import { used, unused } from './common.ts';\nimport { gone } from './base.ts';\nused();\n`;
    expect(adaptClient('api.ts', source)).toBe(`import { used } from './common.ts';\n\nused();\n`);
  });

  it('lets the properties of the configuration be undefined', () => {
    const source = [
      'export interface ConfigurationParameters {',
      '    basePath?: string;',
      '}',
      '',
      'export class Configuration {',
      '    basePath?: string;',
      '    formDataCtor?: new () => any;',
      '    baseOptions?: any;',
      '}',
    ].join('\n');
    expect(adaptClient('configuration.ts', source).split('\n')).toEqual([
      'export interface ConfigurationParameters {',
      '    basePath?: string;',
      '}',
      '',
      'export class Configuration {',
      '    basePath?: string | undefined;',
      '    formDataCtor?: (new () => any) | undefined;',
      '    baseOptions?: any;',
      '}',
    ]);
  });

  it('refuses a generator that writes another form', () => {
    expect(() => adaptClient('base.ts', 'export class BaseAPI {}')).toThrow('base.ts in another form');
    expect(() => adaptClient('configuration.ts', 'export const x = 1;')).toThrow(
      'configuration.ts in another form',
    );
  });

  it('leaves other files alone', () => {
    expect(adaptClient('common.ts', 'anything')).toBe('anything');
  });
});
