/**
 * Where the payment is, asked again and again: soon at first, more slowly later, not at all in a hidden tab. A code
 * that is over is asked about slowly, since its orders may be paid by a newer one. Paid leads to the result, whichever tab or way it was paid in,
 * and canceled to the cashier, which leads on.
 */
import type { Payment } from "@tradehall/api-client/models/payment";
import { isPaymentOpen } from "@tradehall/mall-rules/states/payment/payment";
import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { afterPayment } from "../../adapters/after-payment.ts";
import { useIsStillHere } from "../../browser/actions/use-is-still-here.ts";
import { fetchPayment } from "../../browser/calls/page-calls.ts";
import { usePolling } from "../../browser/calls/use-polling.ts";
import { useErrorReaction } from "../../browser/errors/Reactions.tsx";

const openPace = { firstMs: 2_000, longestMs: 10_000 };
const overPace = { firstMs: 5_000, longestMs: 30_000 };

export function usePaymentStatus(loaded: Payment) {
  const [payment, setPayment] = useState(loaded);
  const [isChecking, setChecking] = useState(false);
  const [isNotPaidYet, setNotPaidYet] = useState(false);
  const navigate = useNavigate();
  const isStaying = useIsStillHere();
  const react = useErrorReaction();
  const handlers = useRef({ navigate, react });
  handlers.current = { navigate, react };
  const { payNo } = loaded;

  const ask = useCallback(async () => {
    const answer = await fetchPayment(payNo);
    setPayment(answer);
    // Who is on the way elsewhere sees the order paid there.
    const next = afterPayment(answer, answer);
    if (next && isStaying()) void handlers.current.navigate(next, { replace: true });
    return answer;
  }, [payNo, isStaying]);

  const isLeft = afterPayment(payment, payment) !== undefined;
  usePolling(!isLeft, ask, isPaymentOpen(payment.status) ? openPace : overPace);

  const check = useCallback(() => {
    setChecking(true);
    setNotPaidYet(false);
    ask()
      .then(({ status }) => setNotPaidYet(isPaymentOpen(status)))
      .catch((error: unknown) => handlers.current.react(error))
      .finally(() => setChecking(false));
  }, [ask]);
  return { payment, isChecking, isNotPaidYet, check };
}
