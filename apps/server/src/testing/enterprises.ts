/** An enterprise step by step, for tests about its members. */

import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { answerInvite } from "@tradehall/api-client/endpoints/enterprise/joining/answer-invite";
import { applyToJoin } from "@tradehall/api-client/endpoints/enterprise/joining/apply-to-join";
import { inviteMember } from "@tradehall/api-client/endpoints/enterprise/joining/invite-member";
import { refusalText } from "@tradehall/mall-rules/words";
import type { TestServer } from "./test-server.ts";
import { world } from "./world.ts";

const { users, enterprises } = world;

/** The enterprise that `admin` administers; `buyer` is a member of it. */
export const ownEnterprise = enterprises.first;

/** Invites by a number, or with "" by a link; answers what the call answers. */
export const invite = (server: TestServer, token: string, mobile = "", enterpriseId = ownEnterprise) =>
  server.call(inviteMember, { body: { enterpriseId, mobile } }, { token });

/** The name that others find `ownEnterprise` by. */
const ownEnterpriseName = "华东设备有限公司";

/** Asks to join `ownEnterprise`. */
export const askToJoin = (
  server: TestServer,
  token: string | undefined,
  enterprise = ownEnterpriseName,
  note = "采购部",
) => server.call(applyToJoin, { body: { enterprise, note } }, { token });

/** Who was removed hears of it once, whatever they ask first (Spec §8 A00008). */
export const acknowledgeRemoval = (server: TestServer, token: string) =>
  server.call(getUserInfo, {}, { token });

/** Takes `retail` into an enterprise by a link that its administrator made; answers their session. */
export async function joinByLink(
  server: TestServer,
  administrator: string,
  enterpriseId = ownEnterprise,
  userId: number = users.retail,
): Promise<string> {
  const { data } = await invite(server, administrator, "", enterpriseId);
  const token = await server.signIn(userId);
  await acknowledgeRemoval(server, token);
  const joined = await server.call(answerInvite, { body: { token: data.token, isAccepted: 1 } }, { token });
  if (!joined.success && joined.msg !== refusalText("alreadyMember", "zh_CN"))
    throw new Error(`not joined: ${joined.code} ${joined.msg}`);
  return token;
}
