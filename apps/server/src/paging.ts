/** Pages of lists as every call asks for and answers them (api-family §1). */
export interface PageRequest {
  /** Counting from 1. */
  current: number;
  size: number;
}

export const offsetOf = ({ current, size }: PageRequest): number => (current - 1) * size;

export const pageOf = <T>(records: T[], total: number, { current, size }: PageRequest) => ({
  records,
  total,
  size,
  current,
  pages: Math.ceil(total / size),
});

/** A sorted statement before its page is taken; it is not sent before it is waited for. */
export interface SortedRows<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> };
}

/** One page of a statement's rows as records; `total` counts all of them. A page beyond the last asks for none. */
export async function pageQuery<Row, Item>(
  page: PageRequest,
  total: PromiseLike<number>,
  rows: SortedRows<Row>,
  toRecords: (rows: Row[]) => Item[] | Promise<Item[]>,
) {
  const count = await total;
  const offset = offsetOf(page);
  const found = offset < count ? await rows.limit(page.size).offset(offset) : [];
  return pageOf(await toRecords(found), count, page);
}
