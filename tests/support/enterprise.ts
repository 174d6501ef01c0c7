import { type Buyer, newBuyer } from "./buyer.ts";

/** An enterprise that no other journey uses, and a link that invites to it. */
export async function newEnterprise() {
  const administrator = await newBuyer(process.env.API_URL ?? "", { administers: true });
  const { enterprises } = await administrator.call<{
    enterprises: { enterpriseId: number; enterpriseName: string }[];
  }>("GET", "/p/enterprise/list");
  const { enterpriseId, enterpriseName: name } = enterprises[0] ?? { enterpriseId: 0, enterpriseName: "" };
  await administrator.call("POST", "/p/epAdminKnow", { enterpriseId });
  const asked = { enterpriseId, mobile: "" };
  const { token } = await administrator.call<{ token: string }>("POST", "/p/enterprise/invite", asked);
  return { administrator, enterpriseId, name, token };
}

/** The buyer as a member of an enterprise of their own. */
export async function joinEnterprise(buyer: Buyer) {
  const made = await newEnterprise();
  await buyer.call("POST", "/p/enterprise/answerInvite", { token: made.token, isAccepted: 1 });
  return made;
}
