import { data, useLocation } from "react-router-dom";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { statusOfError } from "../../server/error-status.ts";
import { readForm } from "../../server/form.ts";
import { applyAction, loadLanding, loadOwnLanding } from "../../server/landing.ts";
import { load, localeOf, mallOf, tokenOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { LandingPage } from "./LandingPage.tsx";

const visitor = { isBound: false, sent: undefined };

export const loader = (args: Route.LoaderArgs) =>
  load(async () =>
    tokenOf(args.request)
      ? loadOwnLanding(mallOf(args), args.request)
      : { ...(await loadLanding(mallOf(args), args.request)), ...visitor },
  );

export async function action(args: Route.ActionArgs) {
  const answer = await applyAction(mallOf(args), await readForm(args.request), false, localeOf(args.request));
  return data(answer, { status: answer.ok ? 200 : (statusOfError(answer.error) ?? 400) });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  // Sent again otherwise, it is a new form, with the region of what was sent.
  return <LandingPage key={useLocation().search} loaded={loaderData} answer={actionData} />;
}
