import { data } from "react-router-dom";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { statusOfError } from "../../server/error-status.ts";
import { hostFacts } from "../../server/facts.ts";
import { readForm } from "../../server/form.ts";
import { applyAction, loadLanding } from "../../server/landing.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { LandingIframePage } from "./LandingIframePage.tsx";

export const loader = (args: Route.LoaderArgs) =>
  load(async () => ({
    ...(await loadLanding(mallOf(args), args.request)),
    embedOrigin: args.context.get(hostFacts).landingEmbedOrigin,
  }));

export async function action(args: Route.ActionArgs) {
  const answer = await applyAction(mallOf(args), await readForm(args.request), true, localeOf(args.request));
  return data(answer, { status: answer.ok ? 200 : (statusOfError(answer.error) ?? 400) });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

export default function LandingIframe({ loaderData, actionData }: Route.ComponentProps) {
  const { embedOrigin, ...loaded } = loaderData;
  return <LandingIframePage loaded={loaded} answer={actionData} embedOrigin={embedOrigin} />;
}
