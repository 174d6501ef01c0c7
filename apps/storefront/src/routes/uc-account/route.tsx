import { getClosing } from "@tradehall/api-client/endpoints/account/closing/get-closing";
import { getAccount } from "@tradehall/api-client/endpoints/account/get-account";
import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { listSessions } from "@tradehall/api-client/endpoints/account/session/list-sessions";
import { toDeviceView } from "@tradehall/mall-adapters/account";
import {
  catchNetworkError,
  networkErrorAnswer,
  networkErrorStep,
} from "../../browser/forms/catch-network-error.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { readForm } from "../../server/form.ts";
import { loadPart } from "../../server/load-list.ts";
import { load, localeOf, type Mall, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { AccountPage } from "./AccountPage.tsx";
import {
  type AccountAnswer,
  accountAction,
  closeAction,
  type MailAnswer,
  mailAction,
  mobileAction,
} from "./account-action.ts";
import { ClosePart } from "./ClosePart.tsx";
import { MailPart } from "./MailPart.tsx";
import { MobilePart } from "./MobilePart.tsx";

/** What the page's address asks for: a part, the step within it, the token of a letter. */
function formPartOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const of = (name: string) => searchParams.get(name) ?? "";
  return { part: of("part"), step: of("step"), token: of("mail") };
}

async function loadAccount(mall: Mall, token: string) {
  const [{ userInfo }, account, sessions] = await Promise.all([
    mall(getUserInfo),
    loadPart(mall(getAccount)),
    loadPart(mall(listSessions)),
  ]);
  const { nickName, sex, birthDate, mobile, userAvatar: avatar } = userInfo;
  const profile = { nickName, sex, birthDate };
  return { avatar, profile, mobile, account, devices: sessions?.map(toDeviceView), token };
}

export async function loader(args: Route.LoaderArgs) {
  const { part, step, token } = formPartOf(args.request);
  const mall = mallOf(args);
  if (part === "mobile") return { part, isSecondStep: step === "new", now: Date.now() } as const;
  return load(async () => {
    if (part === "close") return { part, closing: await mall(getClosing), now: Date.now() } as const;
    if (part === "mail") {
      const { userMail: mail, waitingMail } = await mall(getAccount);
      return { part, mail, waitingMail } as const;
    }
    return { part: "account" as const, ...(await loadAccount(mall, token)) };
  });
}

export async function action(args: Route.ActionArgs) {
  const { part, step } = formPartOf(args.request);
  const [mall, locale] = [mallOf(args), localeOf(args.request)];
  const form = await readForm(args.request);
  if (part === "mobile") return mobileAction(mall, step, form, locale);
  if (part === "close") return closeAction(mall, form, locale);
  if (part === "mail") return mailAction(mall, form, locale);
  return accountAction(mall, form, locale);
}

/** Parts whose forms send codes. */
const codeParts = ["mobile", "close"];

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  codeParts.includes(formPartOf(request).part)
    ? catchNetworkError(serverAction, networkErrorStep)
    : catchNetworkError(serverAction, networkErrorAnswer);

type Answer = Route.ComponentProps["actionData"];
/** The answer of a form that was sent without script, where it is one of this part. */
const attemptIn = (answer: Answer) => (answer && "ok" in answer ? answer : undefined);
const stepIn = (answer: Answer) => (answer && "sentAt" in answer ? answer : undefined);

function Part({ loaderData, actionData }: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  switch (loaderData.part) {
    case "mobile":
      return <MobilePart {...loaderData} answer={stepIn(actionData)} />;
    case "close":
      return <ClosePart {...loaderData} answer={stepIn(actionData)} />;
    case "mail":
      return <MailPart {...loaderData} answer={attemptIn(actionData) as MailAnswer | undefined} />;
    default:
      return <AccountPage {...loaderData} answer={attemptIn(actionData) as AccountAnswer | undefined} />;
  }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <UserCenterFrame>
      <Part actionData={actionData} loaderData={loaderData} />
    </UserCenterFrame>
  );
}
