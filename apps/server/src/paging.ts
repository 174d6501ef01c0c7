/** Pages of lists as every call asks for and answers them (api-family §1). */
export interface PageWish {
  /** Counting from 1. */
  current: number;
  size: number;
}

export const offsetOf = ({ current, size }: PageWish): number => (current - 1) * size;

export const pageOf = <T>(records: T[], total: number, { current, size }: PageWish) => ({
  records,
  total,
  size,
  current,
  pages: Math.ceil(total / size),
});

/** A statement that is not sent before it is waited for. */
interface Rows<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> };
}

/** One page of a statement's rows as records; `total` counts all of them. A page beyond the last asks for none. */
export async function pageQuery<Row, Item>(
  wish: PageWish,
  total: PromiseLike<number>,
  rows: Rows<Row>,
  toRecords: (rows: Row[]) => Item[] | Promise<Item[]>,
) {
  const count = await total;
  const offset = offsetOf(wish);
  const found = offset < count ? await rows.limit(wish.size).offset(offset) : [];
  return pageOf(await toRecords(found), count, wish);
}
