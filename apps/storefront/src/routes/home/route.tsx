import { loadHome } from "../../pages/home/load-home.ts";
import { load } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { HomePage } from "./HomePage.tsx";

export const loader = (args: Route.LoaderArgs) => load(() => loadHome(args));

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />;
}
