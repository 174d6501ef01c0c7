import { tabWords } from "./NoticeList.messages.ts";

/** Whose announcements: the shop's tab bears its name. */
export const noticeTabs = {
  label: tabWords.tabs,
  tabs: { all: tabWords.all, platform: tabWords.platform, shop: tabWords.shop },
} as const;
export type NoticeTab = keyof typeof noticeTabs.tabs;
