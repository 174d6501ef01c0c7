import { readListQuery } from "../../adapters/list-query.ts";
import { loadHome } from "../../pages/home/load-home.ts";
import { loadPart } from "../../server/load-list.ts";
import { load } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { loadFeed } from "./load-feed.ts";
import { feedQuery, NewIndexPage } from "./NewIndexPage.tsx";

export const loader = (args: Route.LoaderArgs) =>
  load(async () => {
    const { page } = readListQuery(feedQuery, args.request.url);
    const [home, feed] = await Promise.all([loadHome(args), loadPart(loadFeed(args, page))]);
    return { home, page, feed };
  });

export default function NewIndex({ loaderData }: Route.ComponentProps) {
  return <NewIndexPage {...loaderData} />;
}
