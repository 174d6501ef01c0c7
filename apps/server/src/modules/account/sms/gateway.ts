/** Who carries a text message to a phone. A real provider is one more implementation, chosen by the settings. */

import type { Settings } from "#server/settings.ts";
import { sandboxPhone } from "./sandbox-phone.ts";
import type { SmsGateway } from "./sms-gateway.ts";

/** Undefined where no one carries messages. */
export const smsGateway = ({ sandbox }: Pick<Settings, "sandbox">): SmsGateway | undefined =>
  sandbox ? sandboxPhone : undefined;
