import { defineMessages } from "../../messages/define-messages.ts";

/** Words of TeamList. */
export const words = defineMessages({
  title: { id: "teamList.title", defaultMessage: "{count} 个团正在拼，可直接参加" },
  left: { id: "teamList.left", defaultMessage: "剩余" },
  joinNamed: { id: "teamList.joinNamed", defaultMessage: "去参团：{name} 的团" },
});
