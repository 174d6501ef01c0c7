/** A count as cards show it: 999, 1.2万, 35万. Plain from the thousand down; other locales keep the plain number. */
export function shortCount(count: number, locale: string): string {
  if (!locale.startsWith("zh") || count < 10_000) return String(count);
  const tens = count / 10_000;
  return `${tens >= 100 ? Math.floor(tens) : Math.floor(tens * 10) / 10}万+`;
}
