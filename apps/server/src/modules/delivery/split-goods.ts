/** The pieces of an order over several parcels. */
import type { ParcelContent } from "#server/db/schema/index.ts";

/** As even parts as whole pieces make, in the order of the lines; fewer parcels where there are fewer pieces. */
export function splitGoods(lines: readonly ParcelContent[], parcels: number): ParcelContent[][] {
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const count = Math.max(1, Math.min(parcels, pieces));
  let before = 0;
  const ranges = lines.map((line) => {
    const start = before;
    before += line.quantity;
    return { ...line, from: start, to: before };
  });
  return Array.from({ length: count }, (_, nth) => {
    const [from, to] = [Math.floor((nth * pieces) / count), Math.floor(((nth + 1) * pieces) / count)];
    return ranges.flatMap((line) => {
      const quantity = Math.min(to, line.to) - Math.max(from, line.from);
      return quantity > 0 ? [{ orderItemId: line.orderItemId, quantity }] : [];
    });
  });
}
