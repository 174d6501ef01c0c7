import { getInvite } from "@tradehall/api-client/endpoints/enterprise/joining/get-invite";
import { eq } from "drizzle-orm";
import { enterpriseInvites } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { hashToken } from "#server/plugins/session.ts";
import { refuse } from "#server/refuse.ts";
import { inviteCards } from "../invites.ts";

export default handle(getInvite, async ({ query }, { db, clock }) => {
  const which = eq(enterpriseInvites.tokenHash, hashToken(query.token));
  const [card] = await inviteCards(db, which, clock.now());
  return card ?? refuse("inviteMissing");
});
