/** Memberships in a walk of money: bought by a code or by balance. */
import { sandboxMoveMemberPurchase } from "@tradehall/api-client/endpoints/sandbox/payment/move-member-purchase";
import { yuanToFen } from "@tradehall/mall-rules/money";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { buy, plus, prime } from "./members.ts";
import type { Heard, MoneyWalk } from "./money-walk.ts";

export async function buyMembership(walk: MoneyWalk): Promise<Heard[]> {
  const way = walk.one([payTypes.wechatScan, payTypes.balance] as const) ?? payTypes.balance;
  const levelId = walk.one([plus, plus, prime]) ?? plus;
  const token = walk.token(walk.person());
  const bought = await buy(walk.server, token, { levelId, months: 1, payType: way });
  if (!bought.success || bought.data.status === "paid") return [bought];
  const body = { payNo: bought.data.payNo, result: walk.chance(0.8) ? "success" : "failure" } as const;
  const moved = await walk.server.call(sandboxMoveMemberPurchase, { body });
  if (moved.success && moved.data.status === "paid") walk.paidInFen += yuanToFen(moved.data.amount);
  return [bought, moved];
}
