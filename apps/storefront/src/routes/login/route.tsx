import { catchNetworkError } from "../../browser/forms/catch-network-error.ts";
import { LoginPage, networkErrorSignIn } from "../../pages/login/LoginPage.tsx";
import { loginAction, loginLoader } from "../../pages/login/login-page-data.ts";
import type { Route } from "./+types/route.ts";

export const loader = (args: Route.LoaderArgs) => loginLoader(args);
export const action = (args: Route.ActionArgs) => loginAction(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorSignIn);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} page="login" answer={actionData} />;
}
