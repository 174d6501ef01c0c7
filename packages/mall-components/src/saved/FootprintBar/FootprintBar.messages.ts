import { chromeWords } from "../../messages/chrome.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { listWords } from "../../messages/list.messages.ts";

/** Words of FootprintBar. */
export const words = {
  ...defineMessages({
    day: { id: "footprintBar.day", defaultMessage: "按日期查看" },
    calendar: { id: "footprintBar.calendar", defaultMessage: "有足迹的日期" },
    keeping: { id: "footprintBar.keeping", defaultMessage: "浏览商品时会记录足迹，仅您自己可见" },
    off: { id: "footprintBar.off", defaultMessage: "已暂停记录足迹，之前的足迹仍保留" },
    turnOff: { id: "footprintBar.turnOff", defaultMessage: "暂停记录" },
    turnOn: { id: "footprintBar.turnOn", defaultMessage: "恢复记录" },
    clear: { id: "footprintBar.clear", defaultMessage: "清空足迹" },
  }),
  search: chromeWords.search,
  all: listWords.clearFilters,
};
