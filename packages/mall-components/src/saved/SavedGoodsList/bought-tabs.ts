import { chromeWords } from "../../messages/chrome.messages.ts";
import { tabWords } from "./SavedGoodsList.messages.ts";

/** By what goods bought before are listed, and the way to order by a list of codes. */
export const boughtTabs = {
  label: tabWords.tabs,
  tabs: { latest: tabWords.latest, often: tabWords.often, quick: chromeWords.quickOrder },
} as const;
export type BoughtTab = keyof typeof boughtTabs.tabs;
