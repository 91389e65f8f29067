/** The part of a package-lock.json that says what is installed at which version. */
export interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

export type Needs = Readonly<Record<string, string>>;

export function missingPackages(needs: Needs, lock: Lock): string[] {
  return Object.entries(needs)
    .filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version)
    .map(([name]) => name);
}
