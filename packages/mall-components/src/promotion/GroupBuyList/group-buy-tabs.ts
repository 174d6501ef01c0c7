import { tabWords } from "./GroupBuyList.messages.ts";

export const groupBuyTabs = {
  label: tabWords.tabs,
  tabs: { running: tabWords.running, coming: tabWords.coming },
} as const;
export type GroupBuyTab = keyof typeof groupBuyTabs.tabs;
