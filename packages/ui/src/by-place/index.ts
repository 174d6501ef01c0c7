/** An item of a list that never changes its order, and the key that React knows it by. */
export interface Placed<Item> {
  item: Item;
  /** Its place in the list, from 0. */
  key: number;
}

/**
 * Gives each item its place as its key, where equal items may occur and nothing else tells them apart. Only for lists that
 * keep their order: where lines move, a key from their data keeps what was typed with its line.
 */
export const byPlace = <Item>(items: readonly Item[]): Placed<Item>[] =>
  items.map((item, key) => ({ item, key }));

/** So many equal places, e.g. lines of a skeleton. */
export const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
