import { catchNetworkError } from "../../browser/forms/catch-network-error.ts";
import { LoginPage, networkErrorSignIn } from "../../pages/login/LoginPage.tsx";
import { loginAction, loginLoader } from "../../pages/login/login-page-data.ts";
import type { Route } from "./+types/route.ts";

export const loader = (args: Route.LoaderArgs) => loginLoader(args);
export const action = (args: Route.ActionArgs) => loginAction(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorSignIn);

/** The plain account form: the same sign-in without tabs. */
export default function LoginOld({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} tab="account" variant="plain" page="login-old" answer={actionData} />;
}
