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
