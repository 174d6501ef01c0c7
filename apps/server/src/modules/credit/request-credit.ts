import { requestCredit } from "@tradehall/api-client/endpoints/credit/request-credit";
import { creditRequestRules } from "@tradehall/mall-rules/checks/credit";
import { filePathOf } from "@tradehall/mall-rules/checks/file";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { creditLimits } from "@tradehall/mall-rules/limits";
import { fen, plainAmountToFen } from "@tradehall/mall-rules/money";
import { nextCreditState } from "@tradehall/mall-rules/states/payment/credit";
import { shopStatuses } from "@tradehall/mall-rules/states/shop/shop";
import { and, eq } from "drizzle-orm";
import { creditLines, shops } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { enterpriseFor, lockEnterprise } from "#server/modules/enterprise/own-enterprise.ts";
import { takeFiles } from "#server/modules/file/own-files.ts";
import { signerOf } from "#server/modules/file/signed-path.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { toCreditLine } from "./credit-answers.ts";
import { creditOf } from "./credit-lines.ts";

export default handle(requestCredit, async ({ body }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const { enterpriseId, shopId } = body;
  const typed = { ...body, shopId: shopId === 0 ? "" : String(shopId), note: body.note ?? "" };
  const kept = normalized(creditRequestRules, new Map(Object.entries(typed)));
  const documents = (body.documents ?? "").split(",").filter(Boolean).map(filePathOf);
  const { documents: max } = creditLimits;
  const tooMany = documents.length > max ? { reason: "tooManyPictures" as const, max } : undefined;
  const sign = await signerOf(db, userId, now);
  return db.transaction(async (tx) => {
    await lockEnterprise(tx, enterpriseId);
    await lockBuyer(tx, userId);
    await enterpriseFor(tx, userId, enterpriseId, "requestCredit");
    refuseFields({ ...faultsOf(creditRequestRules, kept), documents: tooMany });
    const isOpen = and(eq(shops.id, shopId), eq(shops.status, shopStatuses.open));
    if ((await tx.$count(shops, isOpen)) === 0)
      refuseFields({ shopId: { reason: "notChosen", of: "creditShop" } });
    const which = and(eq(creditLines.enterpriseId, enterpriseId), eq(creditLines.shopId, shopId));
    const [line] = await tx.select().from(creditLines).where(which).orderBy(creditLines.shopId).for("update");
    const state = nextCreditState(line?.state, "request");
    if (!state) refuse("creditStateChanged");
    const areOwn = await takeFiles(tx, { userId, purpose: "creditDocument" }, documents, now);
    refuseFields({ documents: areOwn ? undefined : { reason: "pictureGone" } });
    const asked = {
      ...{ state, requestedBy: userId, note: kept.note, documents, reason: "" },
      ...{ requestedFen: plainAmountToFen(kept.amount) ?? fen(0), createdAt: now, decidedAt: null },
    };
    await tx
      .insert(creditLines)
      .values({ ...asked, enterpriseId, shopId })
      .onConflictDoUpdate({ target: [creditLines.enterpriseId, creditLines.shopId], set: asked });
    const [made] = await creditOf(tx, enterpriseId, now, [shopId]);
    return made ? toCreditLine(made, sign) : refuse("creditMissing");
  });
});
