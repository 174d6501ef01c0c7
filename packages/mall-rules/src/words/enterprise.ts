/** What a tab says once it shows another enterprise or shop than the buyer left it with. */
export const enterpriseWords = {
  switchedElsewhere: {
    zh_CN: "您已在其他页面切换到“{name}”，本页已更新",
    en: "You switched to “{name}” on another page; this page was updated",
  },
} as const satisfies Record<string, { zh_CN: string; en: string }>;
