/** What the stories of whole pages have in common. */

import type { DataRoutes } from "@tradehall/mall-adapters/data-routes";
import { testRoutes } from "@tradehall/mall-adapters/testing/routes";
import type { Locale } from "@tradehall/mall-rules/words";
import { useIntl } from "react-intl";

/** The language on show, as the adapters name it. */
export const useLocale = (): Locale => (useIntl().locale === "en" ? "en" : "zh_CN");

/** Addresses that lead nowhere: each names what it would show. */
export const routes: DataRoutes = {
  ...testRoutes,
  discount: (id) => `/discount/${id}`,
  askAbout: ({ orderNumber }) => `/chat/${orderNumber}`,
};

/** A whole page has landmarks and one heading of the first level, which axe asks of no part. */
export const pageParameters = {
  layout: "fullscreen",
  controls: { disable: true },
  a11y: {
    // Storybook has hidden links of its own above the page, so that axe takes no link for the one that skips to the content.
    context: { include: ["html"], exclude: ['a[href="#main"]'] },
    options: { rules: { region: { enabled: true }, "page-has-heading-one": { enabled: true } } },
  },
};

/** For readers who enlarge (WCAG 1.4.4, 1.4.10). A story of these is tagged `zoom`: the sidebar shows it where that is asked for. */
export const textAt200 = { globals: { text: "200", viewport: { value: "desktop" } } };
export const zoomAt400 = { globals: { viewport: { value: "zoom400" } } };

/** What a press would lead to or send is no part of the story. */
export const nothing = (): void => {};
