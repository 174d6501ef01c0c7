import { defineMessages } from "./define-messages.ts";

/** Signing other devices out. */
export const deviceWords = defineMessages({
  end: { id: "device.end", defaultMessage: "退出该设备" },
  endOthers: { id: "device.endOthers", defaultMessage: "退出其他设备" },
});
