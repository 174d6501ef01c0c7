/** What every page has around it: the buyer and their shop, the brand, the language and the bases (Spec §4, §7). */
import { brandOf } from "@tradehall/mall-rules/words";
import { data, redirect } from "react-router-dom";
import type { Route } from "./+types/root.ts";
import { hrefTo, routeOf } from "./href-to.ts";
import { basesAt, otherBases } from "./isomorphic/bases.ts";
import { brandStyle } from "./server/brand-style.ts";
import { hostFacts } from "./server/facts.ts";
import { otherLanguage } from "./server/languages.ts";
import { load, localeOf, mallOf, pageAddress, tokenOf } from "./server/mall.ts";
import { shellCookies } from "./server/session-cookies.ts";
import { loadShell } from "./server/shell.ts";
import { readSites } from "./server/sites.ts";

export async function loader(args: Route.LoaderArgs) {
  const bases = basesAt(args.request.url, readSites());
  const shell = await load(() =>
    loadShell(mallOf(args), { isSignedIn: tokenOf(args.request) !== undefined, pictureBase: bases.pictures }),
  );
  // A user without a shop has nowhere to buy (Spec §4).
  const row = routeOf(pageAddress(args.request));
  if (shell.person && shell.person.user.userInfo.shopId === null && row && !row.isPublic)
    throw redirect(hrefTo("landing"));
  const locale = localeOf(args.request);
  const brand = brandOf(process.env.MALL_BRAND);
  const { isSecure } = args.context.get(hostFacts);
  return data(
    {
      ...shell,
      bases: otherBases(bases),
      pictureBase: bases.pictures,
      brand,
      brandStyle: brandStyle(brand, shell.branding),
      locale,
      otherLanguage: otherLanguage(locale),
    },
    shell.person ? { headers: shellCookies(args.request, shell.person.user, isSecure) } : {},
  );
}

export type RootLoader = typeof loader;
