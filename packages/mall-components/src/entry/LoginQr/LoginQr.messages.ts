import { defineMessages } from "../../messages/define-messages.ts";

/** Words of LoginQr. */
export const words = defineMessages({
  code: { id: "loginQr.code", defaultMessage: "登录二维码" },
  loading: { id: "loginQr.loading", defaultMessage: "正在获取二维码" },
  hint: { id: "loginQr.hint", defaultMessage: "请使用手机扫描二维码登录" },
  scanned: { id: "loginQr.scanned", defaultMessage: "扫码成功" },
  scannedHint: { id: "loginQr.scannedHint", defaultMessage: "请在手机上确认登录" },
  confirmed: { id: "loginQr.confirmed", defaultMessage: "登录成功" },
  confirmedHint: { id: "loginQr.confirmedHint", defaultMessage: "正在进入商城" },
  expired: { id: "loginQr.expired", defaultMessage: "二维码已失效，点击刷新" },
  expiredHint: { id: "loginQr.expiredHint", defaultMessage: "二维码 {minutes} 分钟内有效" },
  failed: { id: "loginQr.failed", defaultMessage: "二维码获取失败，点击重试" },
  timeLeft: { id: "loginQr.timeLeft", defaultMessage: "剩余有效时间" },
});
