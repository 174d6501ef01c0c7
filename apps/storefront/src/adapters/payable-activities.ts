/** Activities whose price a buyer can pay here: nobody is shown another. */
import type { ActivityKind } from "@tradehall/mall-rules/states/activity";

/** An offer goes by the ordinary buttons, a flash sale by its own page; groups have none yet. */
const unpayable: readonly ActivityKind[] = ["grouping"];

/** Of an activity's kind, or a tag, which may be about none. */
export const isPayable = (kind: string): boolean => !unpayable.some((one) => one === kind);
