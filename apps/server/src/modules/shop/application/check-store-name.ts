import { checkStoreName } from "@tradehall/api-client/endpoints/shop/application/check-store-name";
import { toFlag } from "@tradehall/api-client/models/wire";
import { checkStoreName as checkName, normalizeStoreName } from "@tradehall/mall-rules/checks/store";
import { handle } from "#server/handle.ts";
import { refuseFields } from "#server/refuse.ts";
import { isStoreNameTaken } from "./store-names.ts";

export default handle(checkStoreName, async ({ query }, { db }) => {
  const name = normalizeStoreName(query.shopName);
  refuseFields({ shopName: checkName(name) });
  return { isTaken: toFlag(await isStoreNameTaken(db, name)) };
});
