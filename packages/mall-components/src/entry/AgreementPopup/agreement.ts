/** What an agreement is made of: clauses are numbered by their place. */
export interface Agreement {
  /** What is before the first section. */
  preamble: readonly string[];
  sections: readonly { title: string; clauses: readonly string[] }[];
}
