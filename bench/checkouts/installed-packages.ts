/** The part of a package-lock.json that says what is installed at which version. */
export interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

/** What a package.json says that a program needs, each at its one exact version. */
export type Needs = Readonly<Record<string, string>>;

/** The packages that one checkout needs and that another has at another version, or not at all. */
export function missingPackages(needs: Needs, lock: Lock): string[] {
  return Object.entries(needs)
    .filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version)
    .map(([name]) => name);
}
