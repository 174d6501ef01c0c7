/** The QR code of the sign-in page, asked where it is shown until the phone has confirmed or its time is over. */
import type { LoginQrProps } from "@tradehall/mall-components/entry/LoginQr";
import { sessionLimits } from "@tradehall/mall-rules/limits";
import { isLoginCodeOpen, type LoginCodeStatus } from "@tradehall/mall-rules/states/account/login-code";
import { useCallback, useEffect, useRef, useState } from "react";
import { toMallError } from "../../adapters/mall-error.ts";
import { fetchCodeStatus, newLoginCode } from "../../browser/auth/entry-calls.ts";
import { usePolling } from "../../browser/calls/use-polling.ts";

interface Code {
  code: string;
  secret: string;
  qrText: string;
  status: LoginCodeStatus;
  now: number;
  expiresAt: number;
}

/** `isShown` while its tab is; `onEnter` once the browser has the session. */
export function useLoginCode(isShown: boolean, onEnter: () => void): LoginQrProps {
  const [code, setCode] = useState<Code>();
  const [isFailed, setFailed] = useState(false);
  const [isRefreshing, setRefreshing] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const isMaking = useRef(false);
  const enter = useRef(onEnter);
  enter.current = onEnter;

  const refresh = useCallback(async () => {
    // Turning from tab to tab while a code is on its way asks for no second one.
    if (isMaking.current) return;
    isMaking.current = true;
    setRefreshing(true);
    setErrorText(undefined);
    try {
      setCode(await newLoginCode());
      setFailed(false);
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      isMaking.current = false;
      setRefreshing(false);
    }
  }, []);

  const isWanted = isShown && !code && !isFailed;
  useEffect(() => {
    if (isWanted) void refresh();
  }, [isWanted, refresh]);

  const ask = async () => {
    if (!code) return;
    try {
      const { status, session, now } = await fetchCodeStatus(code);
      setCode((shown) => (shown?.code === code.code ? { ...shown, status, now } : shown));
      if (session) enter.current();
    } catch (cause) {
      const error = toMallError(cause);
      // A disabled account: said once, with a new code to try another.
      if (error?.reaction !== "toastMessage") throw cause;
      setErrorText(error.message);
      setCode((shown) => shown && { ...shown, status: "expired" });
    }
  };
  const isOpen = code !== undefined && (isLoginCodeOpen(code.status) || code.status === "confirmed");
  usePolling(isShown && isOpen, ask, {
    firstMs: sessionLimits.loginQrPollMs,
    longestMs: sessionLimits.loginQrPollMaxMs,
    phase: code?.status,
  });

  return {
    code,
    isFailed,
    isRefreshing,
    errorText,
    onRefresh: () => void refresh(),
    onExpire: () => void ask().catch(console.error),
  };
}
