import { listSessions } from "@tradehall/api-client/endpoints/session/list-sessions";
import { getUserInfo } from "@tradehall/api-client/endpoints/user/get-user-info";
import { toDeviceView } from "@tradehall/mall-adapters/account";
import { keepForm, lostCall } from "../../browser/forms/kept-form.ts";
import { readForm } from "../../server/form.ts";
import { loadPart } from "../../server/load-list.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { AccountPage } from "./AccountPage.tsx";
import { accountAction } from "./account-action.ts";

export function loader(args: Route.LoaderArgs) {
  const mall = mallOf(args);
  return load(async () => {
    const [{ userInfo }, sessions] = await Promise.all([mall(getUserInfo), loadPart(mall(listSessions))]);
    const { nickName, sex, birthDate } = userInfo;
    return { profile: { nickName, sex, birthDate }, devices: sessions?.map(toDeviceView) };
  });
}

export const action = async (args: Route.ActionArgs) =>
  accountAction(mallOf(args), await readForm(args.request), localeOf(args.request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, lostCall);

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} answer={actionData} />;
}
