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

/** The first moment of a month in China. */
export const monthStart = (month: string): Date => new Date(`${month}-01T00:00:00+08:00`);
