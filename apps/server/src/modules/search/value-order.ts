/** The order in which people look for a size: M6 before M10, 500ml before 1L, S before XL, 1/8 before 1/4. */

const clothes = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "2XL", "XXXL", "3XL", "4XL", "5XL"];

/** Each family of units with its least first, and how many of that each is. */
const units: Record<string, [family: string, factor: number]> = {
  mm: ["length", 1],
  cm: ["length", 10],
  m: ["length", 1_000],
  米: ["length", 1_000],
  g: ["weight", 1],
  kg: ["weight", 1_000],
  吨: ["weight", 1_000_000],
  ml: ["volume", 1],
  l: ["volume", 1_000],
  w: ["power", 1],
  kw: ["power", 1_000],
  v: ["voltage", 1],
  kv: ["voltage", 1_000],
  ma: ["current", 1],
  a: ["current", 1_000],
  kpa: ["pressure", 1],
  mpa: ["pressure", 1_000],
};

const numberOf = (text: string): number => {
  const [over = "", under = "1"] = text.split("/");
  return Number(over) / Number(under);
};

function amountOf(value: string): { family: string; amount: number } | undefined {
  const [, number = "", name = ""] = /^(\d+(?:\.\d+)?)(\D+)$/.exec(value) ?? [];
  const unit = units[name.trimStart().toLowerCase()];
  return unit && { family: unit[0], amount: Number(number) * unit[1] };
}

const partsOf = (value: string): string[] => value.match(/\d+(?:\/[1-9]\d*|\.\d+)?|\D+/g) ?? [];
const collator = new Intl.Collator("zh-CN");

export function byValue(one: string, other: string): number {
  const sizes = [clothes.indexOf(one), clothes.indexOf(other)] as const;
  if (sizes[0] >= 0 && sizes[1] >= 0) return sizes[0] - sizes[1];
  const amounts = [amountOf(one), amountOf(other)] as const;
  if (amounts[0] && amounts[0].family === amounts[1]?.family) return amounts[0].amount - amounts[1].amount;
  const [ours, theirs] = [partsOf(one), partsOf(other)];
  for (const [at, part] of ours.entries()) {
    const against = theirs[at] ?? "";
    if (part === against) continue;
    const areNumbers = /^\d/.test(part) && /^\d/.test(against);
    const order = areNumbers ? numberOf(part) - numberOf(against) : collator.compare(part, against);
    if (order !== 0) return order;
  }
  return ours.length - theirs.length;
}
