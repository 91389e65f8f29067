/** Who would notice that a sentence is not kept: checks by their names, or why no caller could, or why no check tries it. */
export type Noticed = readonly string[] | { readonly unobservable: string } | { readonly untried: string };

/** What is said of a sentence by how it begins, or by a pattern that it fits. */
export type Rule = readonly [begins: string | RegExp, noticed: Noticed];

/** Of the sentences in one place: those by a rule of their own, and all others. */
export interface Assignment {
  readonly others?: Noticed;
  readonly rules?: readonly Rule[];
}

/** @returns undefined where nothing is said of the sentence */
export function noticedBy({ others, rules = [] }: Assignment, sentence: string): Noticed | undefined {
  const rule = rules.find(([begins]) =>
    typeof begins === 'string' ? sentence.startsWith(begins) : begins.test(sentence),
  );
  return rule?.[1] ?? others;
}
