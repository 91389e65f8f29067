/** What was typed into a form, by the names of its fields. */
export type Fields = Readonly<Record<string, string>>;
