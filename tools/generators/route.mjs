import { userCenterGroups } from "../../packages/mall-components/src/account/UserCenterMenu/user-center-pages.ts";
import { specRoutes } from "../../tests/laws/spec-routes.ts";
import { camel, demand, insertBefore, nameOfPath, pascal } from "./words.mjs";

const tables = {
  all: "apps/storefront/src/route-table.ts",
  userCenter: "apps/storefront/src/user-center-rows.ts",
};
const names = "packages/mall-rules/src/words/pages.ts";
const list = "tests/laws/spec-routes.ts";

/** Takes the path into `ownRoutes`, the routes beyond the specification. */
const addOwnRoute = (text, route) =>
  text.replace(
    /(ownRoutes: readonly SpecRoute\[\] = \[)(?:\n)?/,
    `$1\n  { path: "${route}", layout: "default" },\n`,
  );

/** One route: its row, its folder, its journey; a path beyond the specification joins the shop's own routes. */
export function plan([route, chinese, english]) {
  demand(route, /^(\/[\w-]+)+(\/\{\w+\?\})?$/, "give its path, as /coupons or /detail/{prodId?}.");
  const specified = specRoutes.find((one) => one.path === route);
  const known = specified ?? { path: route, layout: "default" };
  demand(chinese, /\S/, "say the page's name in Chinese.");
  demand(english, /\S/, "say the page's name in English.");
  const folder = nameOfPath(route);
  const table = route.startsWith("/user-center/") ? tables.userCenter : tables.all;
  const key = camel(folder);
  const name = pascal(folder);
  const place = `apps/storefront/src/routes/${folder}`;
  const address = route.replace(/\/\{\w+\?\}/, "");
  const entry = Object.values(userCenterGroups)
    .flat()
    .find((page) => route === `/user-center/${page}`);
  const facts = {
    path: route,
    ...(known.layout === "default" ? {} : { layout: known.layout }),
    ...(known.isPublic ? { isPublic: true } : {}),
    title: key,
    ...(route.startsWith("/user-center/") ? { pageId: 12 } : {}),
    ...(entry ? { menu: entry } : {}),
  };
  return {
    files: {
      [`${place}/route.tsx`]: `import { localeOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { ${name}Page } from "./${name}Page.tsx";

export const loader = ({ request }: Route.LoaderArgs) => ({ locale: localeOf(request) });

export default function ${name}({ loaderData }: Route.ComponentProps) {
  return <${name}Page locale={loaderData.locale} />;
}
`,
      [`${place}/${name}Page.tsx`]: `import { type Locale, pageNames } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";

interface ${name}PageProps {
  locale: Locale;
}

export function ${name}Page({ locale }: ${name}PageProps) {
  return (
    <Frame>
      <Heading level={1}>{pageNames.${key}[locale]}</Heading>
    </Frame>
  );
}
`,
      [`tests/journeys/${folder}.spec.ts`]: `import { expect, ${known.isPublic ? "" : "signIn, "}test } from "../support/journey.ts";

test("a buyer opens ${chinese}", async ({ page }) => {
${known.isPublic ? "" : '  await signIn(page, "member01");\n'}  await page.goto("${address}");
  await expect(page.getByRole("heading", { level: 1, name: "${chinese}" })).toBeVisible();
});
`,
    },
    edits: {
      [table]: (text, fail) => {
        if (text.includes(`path: "${route}"`)) fail(`${route} stands in ${table} already.`);
        const entries = Object.entries(facts).map(([fact, value]) => `${fact}: ${JSON.stringify(value)}`);
        const name = /^\w+$/.test(folder) ? folder : `"${folder}"`;
        return insertBefore(text, "\n} as const satisfies", `\n  ${name}: { ${entries.join(", ")} },`, table);
      },
      [names]: (text) => {
        const row = `  ${key}: { zh_CN: ${JSON.stringify(chinese)}, en: ${JSON.stringify(english)} },\n`;
        return insertBefore(text, "} as const;\nexport type PageName", row, names);
      },
      ...(specified ? {} : { [list]: (text) => addOwnRoute(text, route) }),
    },
    next: [
      "The page shows its name; give it a loader with the typed client, and mall-components to show what that brings.",
      `Its row in ${table} may say more: query, pageId (Spec §9), isFetchedAhead.`,
    ],
  };
}
