import type { OpenSession } from "@tradehall/api-client/models/session";
import type { DeviceView } from "@tradehall/mall-components/account/DeviceList";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";

export const toDeviceView = (session: OpenSession): DeviceView => ({
  id: String(session.sessionId),
  device: session.device,
  address: session.address,
  usedText: chinaTime(session.lastUsedAt).slice(0, 16),
  isHere: session.isCurrent === 1,
});
