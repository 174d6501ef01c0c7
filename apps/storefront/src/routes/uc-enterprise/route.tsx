import { getInvite } from "@tradehall/api-client/endpoints/enterprise/joining/get-invite";
import { listEnterprises } from "@tradehall/api-client/endpoints/enterprise/list-enterprises";
import { toEnterpriseCard, toInvite, toOwnApplication } from "@tradehall/mall-adapters/enterprise";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { attemptForm } from "../../server/attempt.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { EnterprisesPage } from "./EnterprisesPage.tsx";
import { joinAction } from "./join-action.ts";

const detailHref = (enterpriseId: number) =>
  hrefTo("uc-enterprise-detail", { enterpriseId: String(enterpriseId) });

export async function loader(args: Route.LoaderArgs) {
  const mall = mallOf(args);
  const token = new URL(args.request.url).searchParams.get("invite");
  // The invitation that a link leads to, before those sent to the buyer's number; one that is not there is said above the list.
  const asked = token
    ? await load(() => attemptForm(() => mall(getInvite, { query: { token } }), localeOf(args.request)))
    : undefined;
  const linked = asked?.ok ? asked.data : undefined;
  return loadList({ lost: asked?.ok === false ? asked.error.message : undefined }, async () => {
    const { enterprises, invites, applications } = await mall(listEnterprises);
    const others = invites.filter(({ inviteId }) => inviteId !== linked?.inviteId);
    return {
      invites: [...(linked ? [linked] : []), ...others].map(toInvite),
      applications: applications.map(toOwnApplication),
      enterprises: enterprises.map((card) => toEnterpriseCard(card, detailHref)),
    };
  });
}

export const action = async (args: Route.ActionArgs) =>
  joinAction(mallOf(args), await readForm(args.request), args.request.url, localeOf(args.request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

export default function Enterprises({ loaderData, actionData }: Route.ComponentProps) {
  return <EnterprisesPage answer={actionData} loaded={loaderData.loaded} lost={loaderData.query.lost} />;
}
