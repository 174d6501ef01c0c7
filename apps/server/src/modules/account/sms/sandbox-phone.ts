/** The phone of the sandbox: nothing is carried, the code is read from its row at /sandbox/sms. */
import type { SmsGateway } from "./sms-gateway.ts";

export const sandboxPhone: SmsGateway = { send: async () => undefined };
