/**
 * How PostgreSQL plans the statements of calls, in both of its shapes: the goods lie in memory, so that a page in the
 * middle costs hardly more than the next one; and the pages of a word that is in a million goods are remembered one
 * by one.
 */
export const planning: Readonly<Record<string, string>> = { random_page_cost: "1.1", work_mem: "32MB" };
