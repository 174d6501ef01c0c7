import { defineMessages } from "../../messages/define-messages.ts";

/** Words of TryLaterPage. */
export const words = defineMessages({
  tooOften: { id: "tryLaterPage.tooOften", defaultMessage: "操作太频繁" },
  tooOftenText: {
    id: "tryLaterPage.tooOftenText",
    defaultMessage: "短时间内访问次数过多，请稍等片刻，无需重新登录。",
  },
  busy: { id: "tryLaterPage.busy", defaultMessage: "当前访问人数较多" },
  busyText: { id: "tryLaterPage.busyText", defaultMessage: "页面暂时打不开，请稍等片刻。" },
  next: { id: "tryLaterPage.next", defaultMessage: "{seconds} 秒后自动重试" },
  nextMinutes: { id: "tryLaterPage.nextMinutes", defaultMessage: "{minutes} 分钟后自动重试" },
  retrying: { id: "tryLaterPage.retrying", defaultMessage: "正在重试…" },
  spent: { id: "tryLaterPage.spent", defaultMessage: "已自动重试多次，请稍后手动重试。" },
  retry: { id: "tryLaterPage.retry", defaultMessage: "立即重试" },
});
