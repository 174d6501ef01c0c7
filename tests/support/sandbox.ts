/** The other side of the counter: what the outside world does to the shop under test. */
export interface Sandbox {
  /** The newest code sent to a mobile number. */
  smsCode(mobile: string): Promise<string>;
  /** Scans a payment's QR code. */
  pay(payNo: string, result?: "success" | "failure"): Promise<void>;
  /** Ships an order. */
  ship(orderNumber: string, parcel?: { dvyName: string; dvyFlowId: string }): Promise<void>;
  /** Moves the shop's clock forward; every expiry and countdown follows. */
  advanceClock(milliseconds: number): Promise<void>;
}

/** Talks to the sandbox of the server at an address. */
export function openSandbox(apiUrl: string): Sandbox {
  async function call(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
  ): Promise<Record<string, unknown>> {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: body ? { "content-type": "application/json", locale: "zh_CN" } : { locale: "zh_CN" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as { success: boolean; code: string; msg: string; data: unknown };
    if (!answer.success) throw new Error(`${method} ${path} answered ${answer.code}: ${answer.msg}`);
    return (answer.data ?? {}) as Record<string, unknown>;
  }
  return {
    smsCode: async (mobile) => String((await call("GET", `/sandbox/sms?mobile=${mobile}`)).code),
    pay: async (payNo, result = "success") => {
      await call("POST", "/sandbox/pay", { payNo, result });
    },
    ship: async (orderNumber, parcel = { dvyName: "顺丰速运", dvyFlowId: "SF1234567890" }) => {
      await call("POST", `/sandbox/orders/${orderNumber}/ship`, parcel);
    },
    advanceClock: async (milliseconds) => {
      await call("POST", "/sandbox/clock", { advanceMs: milliseconds });
    },
  };
}
