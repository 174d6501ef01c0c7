import { getDecoration } from "@tradehall/api-client/endpoints/decoration/get-decoration";
import { toDecoration } from "@tradehall/mall-adapters/decoration";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { idIn } from "../../pages/shop/shop-id.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { SelectDecoratePage } from "./SelectDecoratePage.tsx";

export async function loader(args: Route.LoaderArgs) {
  const id = idIn(args.request, "id");
  const decoration = await load(() => mallOf(args)(getDecoration, { query: { id } }));
  return {
    bar: {
      name: decoration.name,
      shopName: decoration.shop.shopName,
      isDraft: decoration.status === "draft",
      homeHref: dataRoutes.shop(decoration.shop.shopId),
    },
    ...toDecoration(decoration, localeOf(args.request), dataRoutes, { isPreview: true }),
  };
}

export default function SelectDecorate({ loaderData }: Route.ComponentProps) {
  return <SelectDecoratePage {...loaderData} />;
}
