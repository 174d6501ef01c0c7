/** Activities whose price a buyer can pay here: nobody is shown another. */
import type { ActivityKind } from "@tradehall/mall-rules/states/activity";

/** An offer goes by the ordinary buttons; flash sales and groups are bought on pages of their own. */
const unpayable: readonly ActivityKind[] = ["seckill", "grouping"];

/** Of an activity's kind, or a tag, which may be about none. */
export const isPayable = (kind: string): boolean => !unpayable.some((one) => one === kind);
