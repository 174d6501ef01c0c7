import { chromeWords } from "../../messages/chrome.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { deviceWords } from "../../messages/device.messages.ts";

/** Words of DeviceList. */
export const words = {
  ...defineMessages({
    title: { id: "deviceList.title", defaultMessage: "登录设备" },
    hint: { id: "deviceList.hint", defaultMessage: "如有不认识的设备，请将其退出并修改密码" },
    here: { id: "deviceList.here", defaultMessage: "本机" },
    unknown: { id: "deviceList.unknown", defaultMessage: "未知设备" },
    address: { id: "deviceList.address", defaultMessage: "登录 IP {address}" },
    used: { id: "deviceList.used", defaultMessage: "最近使用 {time}" },
    endNamed: { id: "deviceList.endNamed", defaultMessage: "退出登录：{device}" },
  }),
  signOut: chromeWords.signOut,
  endOthers: deviceWords.endOthers,
};
