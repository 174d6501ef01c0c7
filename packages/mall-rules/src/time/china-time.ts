/** Times as the mall says them, whatever the machine's clock says: in China Standard Time, which has no summer time. */
const chinaOffsetMs = 8 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss`, the wire's. */
export const chinaTime = (moment: Date | number): string =>
  new Date(Number(moment) + chinaOffsetMs).toISOString().slice(0, 19).replace("T", " ");

/** `yyyy-MM-dd`. */
export const chinaDate = (moment: Date | number): string => chinaTime(moment).slice(0, 10);

export const dayMs = 86_400_000;

/** The midnight in China that the moment's day began with. */
export const chinaMidnight = (moment: Date): Date =>
  new Date(Math.floor((moment.getTime() + chinaOffsetMs) / dayMs) * dayMs - chinaOffsetMs);

/** The moment a wire time names; undefined where it names none, such as a thirteenth month. */
export function fromChinaTime(text: string): Date | undefined {
  const moment = new Date(`${text.replace(" ", "T")}+08:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** The month of a moment in China, `yyyy-MM`. */
export const chinaMonth = (moment: Date | number): string => chinaDate(moment).slice(0, 7);

/** So many months later, at the same time of day; of a day that the month does not have, its last. */
export function addChinaMonths(moment: Date, months: number): Date {
  const local = new Date(moment.getTime() + chinaOffsetMs);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, last));
  return new Date(local.getTime() - chinaOffsetMs);
}

/** The first moment of a month in China. */
export const monthStart = (month: string): Date => new Date(`${month}-01T00:00:00+08:00`);
